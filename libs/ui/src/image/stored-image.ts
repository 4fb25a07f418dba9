import { IMAGE_WIDTH, imageKey, imageUrl, lazyImageWidth, regularImageWidth } from '@arbora/domain';
import { breakpoints } from '../tokens/scales';

/** Windows that pictures are made for: a phone's, then those at which the layout changes. */
const WINDOWS = [390, ...Object.values(breakpoints).filter((width) => width > 0)];
const WIDTHS = [...new Set(WINDOWS.flatMap((width) => [lazyImageWidth(width), regularImageWidth(width)]))].sort(
  (a, b) => a - b,
);

export interface StoredImage {
  src: string;
  srcSet?: string;
  placeholder?: string;
}

/**
 * What `Image` needs to show a stored picture, told by its key or by its address: the widths of spec §9 (window × 1.3 in
 * steps of 100, and a quarter of it), of which the browser takes the fitting one by `sizes`, and a tiny copy until it is
 * there. Pictures of other sites come as they are.
 */
export function storedImage(place: string): StoredImage {
  if (/^https?:/.test(place)) return { src: place };
  const key = imageKey(place) ?? place;
  return {
    src: imageUrl(key),
    srcSet: WIDTHS.map((width) => `${imageUrl(key, width)} ${width}w`).join(', '),
    placeholder: imageUrl(key, IMAGE_WIDTH.min),
  };
}
