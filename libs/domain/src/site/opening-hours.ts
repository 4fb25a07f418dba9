const DAYS = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'] as const;
const CODES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const DAY = DAYS.join('|');
const PART = new RegExp(`^(${DAY})(?:[–-](${DAY}))? (\\d{1,2})[.:](\\d{2})[–-](\\d{1,2})[.:](\\d{2})$`);

const codeOf = (day: string): string | undefined => CODES[(DAYS as readonly string[]).indexOf(day)];

function partOf(text: string): string | null {
  const [, from, to, ...clock] = PART.exec(text.trim()) ?? [];
  if (!from) return null;
  const [opens = '', opensMinutes = '', closes = '', closesMinutes = ''] = clock;
  const days = [codeOf(from), to && codeOf(to)].filter(Boolean).join('-');
  return `${days} ${opens.padStart(2, '0')}:${opensMinutes}-${closes.padStart(2, '0')}:${closesMinutes}`;
}

/**
 * Converts Czech opening hours to the schema.org format: `po–pá 7.00–16.00, so 8.00–12.00` → `Mo-Fr 07:00-16:00`, `Sa
 * 08:00-12:00`. Returns none if any part is unreadable, as partial hours would be wrong.
 */
export function schemaHours(hours: string | undefined): string[] {
  const parts = (hours ?? '').split(',').map(partOf);
  return parts.some((part) => part === null) ? [] : (parts as string[]);
}
