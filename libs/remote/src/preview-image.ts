import { imageKey, sharedImageUrl } from '@arbora/domain';

/** Absolute URL of a page's picture for link previews and structured data; undefined if it has none. */
export function previewImage(picture: string | null | undefined, origin: string): string | undefined {
  if (!picture) return undefined;
  const key = imageKey(picture);
  return new URL(key === null ? picture : sharedImageUrl(key), origin).href;
}
