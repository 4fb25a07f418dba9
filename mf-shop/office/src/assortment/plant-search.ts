import { containing, transliterate } from '@arbora/domain';
import { anyContains, quotedPattern } from '@arbora/office';

/** Searched columns of plants: the names, all names normalized (no accents, lower case), and the id. */
export function plantMatches(text: string, ...more: string[]): string {
  const plain = containing(transliterate(text).toLowerCase());
  return [`search.ilike.${quotedPattern(plain)}`, anyContains(['name', ...more], text)].join();
}
