import { containing, transliterate } from '@arbora/domain';

/** Rows whose column `search`, which is lower case and without accents, contains every word, in any order. */
export function withWords<Query extends { like: (column: 'search', pattern: string) => Query }>(
  query: Query,
  text: string,
): Query {
  const words = transliterate(text).toLowerCase().split(/\s+/).filter(Boolean);
  return words.reduce((found, word) => found.like('search', containing(word)), query);
}
