import { containing, transliterate } from '@arbora/domain';

/** Each word as a pattern for a column `search`, which is lower case and without accents. */
export function searchPatterns(text: string): string[] {
  const words = transliterate(text).toLowerCase().split(/\s+/).filter(Boolean);
  return words.map(containing);
}

/** Rows whose column `search` contains every word, in any order. */
export function withWords<Query extends { like: (column: 'search', pattern: string) => Query }>(
  query: Query,
  text: string,
): Query {
  return searchPatterns(text).reduce((found, pattern) => found.like('search', pattern), query);
}
