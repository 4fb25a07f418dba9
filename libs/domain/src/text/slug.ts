import { transliterate } from './transliterate';

export interface SlugOptions {
  /** Between words; default `-`. */
  separator?: string;
  /** Default true. */
  lowercase?: boolean;
  /** Characters kept besides letters and digits. */
  preserve?: readonly string[];
}

function quoted(text: string): string {
  return text.replace(/[-\\^$*+?.()|[\]{}/]/g, '\\$&');
}

/**
 * Converts a text for use in a URL: `Jarní řez ovocných stromů` → `jarni-rez-ovocnych-stromu`.
 * @throws TypeError when `text` is not a string; Error when the separator is among the preserved characters (spec §8)
 */
export function slug(text: string, { separator = '-', lowercase = true, preserve = [] }: SlugOptions = {}): string {
  if (preserve.includes(separator)) throw new Error(`The separator ${separator} is among the preserved characters`);
  const ascii = transliterate(text);
  const kept = quoted(preserve.join(''));
  const words = (lowercase ? ascii.toLowerCase() : ascii).split(new RegExp(`[^a-zA-Z0-9${kept}]+`));
  return words.filter((word) => word !== '').join(separator);
}
