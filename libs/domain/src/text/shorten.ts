import { TEXT_SHORTEN_DEFAULT } from '../constants';

/** The first `length` characters and an ellipsis; a text that fits is returned as it is (spec §9). Characters, not code units. */
export function shorten(text: string, length: number = TEXT_SHORTEN_DEFAULT): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
