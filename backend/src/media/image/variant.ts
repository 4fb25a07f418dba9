import { DELIVERY_QUALITY, IMAGE_WIDTH, THUMBNAIL } from '@arbora/domain';
import sharp from 'sharp';
import { imageWork } from './work-limit';

export type VariantFormat = 'webp' | 'jpeg';

/** A picture in another size: no wider than `width` px; null is the thumbnail. */
export interface Variant {
  width: number | null;
  format: VariantFormat;
}

export const CONTENT_TYPE: Readonly<Record<VariantFormat, string>> = { webp: 'image/webp', jpeg: 'image/jpeg' };

/** Where parts of a picture are transparent and its format knows no such thing. */
const PAPER = '#ffffff';

export function variantName({ width, format }: Variant): string {
  return `${width === null ? 'thumbnail' : `w${width}`}.${format}`;
}

/** The same picture by a smaller name: nothing is enlarged, so all widths from the original's on look the same. */
export function withinOriginal(variant: Variant, originalWidth: number): Variant {
  if (variant.width === null) return variant;
  const largest = Math.ceil(originalWidth / IMAGE_WIDTH.step) * IMAGE_WIDTH.step;
  return { ...variant, width: Math.min(variant.width, largest) };
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
  return imageWork(() =>
    format === 'webp'
      ? resized.webp({ quality }).toBuffer()
      : resized.flatten({ background: PAPER }).jpeg({ quality, progressive: true }).toBuffer(),
  );
}

/**
 * The format for a browser: WebP, unless it lists the kinds of picture it knows and WebP is not among them (an entry
 * for all pictures does not count, old browsers send it too).
 */
export function acceptedFormat(accept: string | undefined): VariantFormat {
  const kinds = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim() ?? '');
  if (kinds.includes('image/webp')) return 'webp';
  return kinds.some((kind) => kind.startsWith('image/')) ? 'jpeg' : 'webp';
}
