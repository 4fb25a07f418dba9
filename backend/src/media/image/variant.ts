import { DELIVERY_QUALITY, IMAGE_WIDTH, THUMBNAIL } from '@arbora/domain';
import sharp from 'sharp';
import { imageWork } from './work-limit';

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

/** A resized picture: at most `width` px wide; null is the thumbnail. */
export interface Variant {
  width: number | null;
  format: VariantFormat;
}

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
  return `${width === null ? 'thumbnail' : `w${width}`}.${format}`;
}

/**
 * Limits a width to that of the original (rounded up to a step): nothing is enlarged, so all larger widths share one
 * variant.
 */
export function withinOriginal(width: number | null, originalWidth: number): number | null {
  return width && Math.min(width, Math.ceil(originalWidth / IMAGE_WIDTH.step) * IMAGE_WIDTH.step);
}

/** Renders a variant of a stored original. */
export function renderVariant(original: Buffer, { width, format }: Variant): Promise<Buffer> {
  const withoutEnlargement = true;
  const resized = sharp(original).resize(
    width === null
      ? { width: THUMBNAIL.side, height: THUMBNAIL.side, fit: 'inside', withoutEnlargement }
      : { width, withoutEnlargement },
  );
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
