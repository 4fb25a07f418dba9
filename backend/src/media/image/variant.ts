import { DELIVERY_QUALITY, IMAGE_WIDTH, THUMBNAIL } from '@arbora/domain';
import sharp, { type ResizeOptions } from 'sharp';
import { imageWork } from './work-limit';

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

/** At most so many px wide; null is the thumbnail, `share` the section of link previews. */
export type VariantWidth = number | null | 'share';

/** A resized picture. */
export interface Variant {
  width: VariantWidth;
  format: VariantFormat;
}

/** Size of pictures in link previews, in px: the proportions that social networks crop to. */
export const SHARED = { width: 1200, height: 630 } as const;

export const CONTENT_TYPE: Readonly<Record<VariantFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** As close to the original as WebP of the delivery quality, with three quarters of its bytes (README.md, measured). */
const AVIF = { quality: 65, effort: 2 } as const;
/** Below this width, in px, the header of the file outweighs the savings. */
const AVIF_FROM = 200;

/** Background for transparent pictures in formats without transparency. */
const PAPER = '#ffffff';

export function variantName({ width, format }: Variant): string {
  if (width === 'share') return `share.${format}`;
  return `${width === null ? 'thumbnail' : `w${width}`}.${format}`;
}

/**
 * Limits a width to that of the original (rounded up to a step): nothing is enlarged, so all larger widths share one
 * variant.
 */
export function withinOriginal<Width extends VariantWidth>(width: Width, originalWidth: number): Width | number {
  return typeof width !== 'number'
    ? width
    : Math.min(width, Math.ceil(originalWidth / IMAGE_WIDTH.step) * IMAGE_WIDTH.step);
}

function resizing(width: VariantWidth): ResizeOptions {
  const withoutEnlargement = true;
  // Enlarged if need be: the page states the size. The section with most detail is kept.
  if (width === 'share') return { ...SHARED, fit: 'cover', position: sharp.strategy.attention };
  if (width !== null) return { width, withoutEnlargement };
  return { width: THUMBNAIL.side, height: THUMBNAIL.side, fit: 'inside', withoutEnlargement };
}

/** Renders a variant of a stored original. */
export function renderVariant(original: Buffer, { width, format }: Variant): Promise<Buffer> {
  const resized = sharp(original).resize(resizing(width));
  const quality = width === null ? THUMBNAIL.quality : DELIVERY_QUALITY;
  return imageWork(() => {
    switch (format) {
      case 'avif':
        return resized.avif(AVIF).toBuffer();
      case 'webp':
        return resized.webp({ quality }).toBuffer();
      case 'jpeg':
        return resized.flatten({ background: PAPER }).jpeg({ quality, progressive: true }).toBuffer();
    }
  });
}

/**
 * Formats that a browser supports, the best first: AVIF if it is listed and `width` is worth it; WebP, unless the
 * browser lists formats without WebP (a wildcard for all pictures does not count, since old browsers send it too); else
 * JPEG.
 */
export function acceptedFormats(accept: string | undefined, width: number | null): readonly VariantFormat[] {
  const kinds = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim() ?? '');
  const isWebp = kinds.includes('image/webp') || !kinds.some((kind) => kind.startsWith('image/'));
  if (!isWebp) return ['jpeg'];
  return kinds.includes('image/avif') && width !== null && width >= AVIF_FROM ? ['avif', 'webp'] : ['webp'];
}
