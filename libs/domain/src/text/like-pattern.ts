/** A text as part of a LIKE pattern that matches just that text. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The LIKE pattern of whatever contains a text. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}
