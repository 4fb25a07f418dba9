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
 * Czech opening hours as schema.org has them: `po–pá 7.00–16.00, so 8.00–12.00` → `Mo-Fr 07:00-16:00`, `Sa 08:00-12:00`.
 * None where a part of them is written in another way: rather nothing than half of it.
 */
export function schemaHours(hours: string | undefined): string[] {
  const parts = (hours ?? '').split(',').map(partOf);
  return parts.some((part) => part === null) ? [] : (parts as string[]);
}
