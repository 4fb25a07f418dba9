/** Keeps a number and its unit, and a word of one letter and the next, on one line. */
export function typeset(text: string): string {
  return text
    .replace(/(\d) (?=(?:mm|cm|m|°C)(?![\p{L}]))/gu, '$1\u00a0')
    .replace(/(?<![\p{L}\d])([aikosuvz]) (?=\S)/giu, '$1\u00a0');
}
