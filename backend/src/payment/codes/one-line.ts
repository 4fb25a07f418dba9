/**
 * A text of a payment code on one line, without control characters.
 * @throws RangeError if it is longer than `max` characters; a payment must not carry half of a text
 */
export function oneLine(what: string, text: string, max: number): string {
  const line = text.normalize('NFC').replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(); // oxfmt-ignore
  if (Array.from(line).length > max) throw new RangeError(`${what} has more than ${max} characters`);
  return line;
}
