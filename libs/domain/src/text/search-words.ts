import { transliterate } from './transliterate';

/** Beyond these a search does not get narrower, only slower. */
const WORDS_MAX = 8;

/**
 * The words of a search as the catalogue's search column has them: without accents and case, and without what has a
 * meaning of its own in a pattern. `Acer ‘Globosum’` → acer, globosum.
 */
export function searchWords(text: string): string[] {
  const words = transliterate(text.normalize('NFKC'))
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, WORDS_MAX);
}
