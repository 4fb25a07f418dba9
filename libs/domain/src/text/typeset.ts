/**
 * Keeps on one line what Czech and Polish typography holds together: a word of one letter and the next, a number and its
 * unit, a range (`4–6`), and the two parts of a postal code (`277 42 Obříství`). Changes nothing else; what is typeset
 * already stays as it is.
 */
export function typeset(text: string): string {
  return text
    .replace(/(\d) (?=(?:mm|cm|m|°C)(?![\p{L}]))/gu, '$1\u00a0')
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060')
    .replace(/(?<!\d)(\d{3}) (\d{2}) (?=\p{Lu})/gu, '$1\u00a0$2 ')
    .replace(/(?<![\p{L}\d])([aikosuvwz]) (?=\S)/giu, '$1\u00a0');
}

/** A text as it was before `typeset`: for mail subjects, search engines and other programs. */
export function untypeset(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}
