/** Escapes a text for a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Returns the LIKE pattern of texts that contain `text`. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}
