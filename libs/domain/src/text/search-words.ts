import { transliterate } from './transliterate';

/** More words do not narrow a search, but slow it down. */
const WORDS_MAX = 8;

/**
 * Splits a search into words in the form of the catalogue's search column: without accents, case and pattern
 * characters. `Acer ‘Globosum’` → acer, globosum.
 */
export function searchWords(text: string): string[] {
  const words = transliterate(text.normalize('NFKC'))
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, WORDS_MAX);
}
