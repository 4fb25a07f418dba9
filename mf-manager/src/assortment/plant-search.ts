import { containing, transliterate } from '@arbora/domain';

/** A pattern inside `or`, quoted so that typed commas and parentheses are not syntax. */
const quoted = (pattern: string): string => `"${pattern.replace(/["\\]/g, '\\$&')}"`;

/** Searched columns of plants: the names, all names normalized (no accents, lower case), and the id. */
export function plantMatches(text: string, ...more: string[]): string {
  const plain = containing(transliterate(text).toLowerCase());
  return [
    `search.ilike.${quoted(plain)}`,
    ...['name', ...more].map((one) => `${one}.ilike.${quoted(containing(text))}`),
  ].join();
}
