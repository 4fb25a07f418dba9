import { DELIVERY_QUALITY, IMAGE_WIDTH, THUMBNAIL } from '@arbora/domain';
import sharp from 'sharp';
import { imageWork } from './work-limit';

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

/** A picture in another size: no wider than `width` px; null is the thumbnail. */
export interface Variant {
  width: number | null;
  format: VariantFormat;
}

export const CONTENT_TYPE: Readonly<Record<VariantFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** As near to the original as WebP of the quality of delivery, in three quarters of its bytes (README.md, measured). */
const AVIF = { quality: 65, effort: 2 } as const;
/** In less than this width, in px, the head of the file takes up what the pixels save. */
const AVIF_FROM = 200;

/** Where parts of a picture are transparent and its format knows no such thing. */
const PAPER = '#ffffff';

export function variantName({ width, format }: Variant): string {
  return `${width === null ? 'thumbnail' : `w${width}`}.${format}`;
}

/** The same picture by a smaller name: nothing is enlarged, so all widths from the original's on look the same. */
export function withinOriginal(width: number | null, originalWidth: number): number | null {
  return width && Math.min(width, Math.ceil(originalWidth / IMAGE_WIDTH.step) * IMAGE_WIDTH.step);
}

/** Draws a variant of a kept original. */
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
 * The formats a browser knows, the best first: AVIF where it names it and `width` is worth it; WebP, unless it lists the
 * kinds of picture it knows and WebP is not among them (an entry for all pictures does not count, old browsers send it
 * too); else JPEG.
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
