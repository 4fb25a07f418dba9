/** A field of MT940, `:61:…`, with its continuation lines. */
export interface Mt940Field {
  tag: string;
  value: string;
  /** Line of the file, from 1. */
  line: number;
}

/** Splits MT940 into its fields; envelopes (`{1:…}{4:`, `-}`) and separators (`-`) between messages are left out. */
export function mt940Fields(text: string): Mt940Field[] {
  const fields: Mt940Field[] = [];
  let isOpen = false;
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/^\ufeff/, '').replace(/^(?:\{\d:[^{}]*\}?)+/, '').trimEnd(); // oxfmt-ignore
    const [, tag, value = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, value, line: index + 1 });
    else if (line === '-' || line.startsWith('-}')) isOpen = false;
    else if (isOpen && last !== undefined && line !== '') last.value += `\n${line}`;
    if (tag !== undefined) isOpen = true;
  }
  return fields;
}
