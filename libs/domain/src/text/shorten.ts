import { TEXT_SHORTEN_DEFAULT } from '../site/constants';

/**
 * Returns the first `length` characters and an ellipsis; a text that fits is returned unchanged (spec §9). Counts
 * characters, not code units.
 */
export function shorten(text: string, length: number = TEXT_SHORTEN_DEFAULT): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
