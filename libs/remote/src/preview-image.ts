import { imageUrlAt } from '@arbora/domain';

/** Width of a page's picture in link previews and structured data, in px. */
const PREVIEW_WIDTH = 1200;

/** Absolute URL of a page's picture for link previews and structured data; undefined if it has none. */
export function previewImage(picture: string | null | undefined, origin: string): string | undefined {
  return picture ? new URL(imageUrlAt(picture, PREVIEW_WIDTH), origin).href : undefined;
}
