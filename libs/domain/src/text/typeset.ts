/**
 * Inserts no-break spaces by the rules of Czech and Polish typography: after one-letter words, between a number and its
 * unit, in a range (`4–6`) and in a postal code (`277 42 Obříství`). Idempotent.
 */
export function typeset(text: string): string {
  return text
    .replace(/(\d) (?=(?:mm|cm|m|°C)(?![\p{L}]))/gu, '$1\u00a0')
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060')
    .replace(/(?<!\d)(\d{3}) (\d{2}) (?=\p{Lu})/gu, '$1\u00a0$2 ')
    .replace(/(?<![\p{L}\d])([aikosuvwz]) (?=\S)/giu, '$1\u00a0');
}

/** The name of a plant with the cultivar in typographic quotes: `dub letní ‘Fastigiata’`. */
export function typesetPlantName(name: string): string {
  return name.replace(/(?<= )'([^']+)'/g, '‘$1’');
}

/** Reverts `typeset`, for mail subjects, search engines and other software. */
export function untypeset(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}
