import { IMAGE_WIDTH, imageKey, imageUrl, lazyImageWidth, regularImageWidth } from '@arbora/domain';
import { breakpoints } from '../tokens/scales';

/** Viewports that images are sized for: a phone's, then the layout breakpoints. */
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
 * Returns the `Image` props of a stored image, given its key or its URL: the widths of spec §9 (viewport × 1.3 in steps
 * of 100, and a quarter of it), of which the browser picks one by `sizes`, and a tiny placeholder. Images of other
 * sites are returned unchanged.
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
