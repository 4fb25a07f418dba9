import { IMAGE_MAX_SIDE } from '@arbora/domain';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { AppError } from '../../http/errors';
import { sniffImage } from './sniff-image';
import { stripPng } from './strip-png';
import { imageWork } from './work-limit';

/** Quality of the stored original, from which delivered variants are made. */
const KEPT_QUALITY = 92;
/** Seconds; a picture that takes longer was crafted for it. */
const DECODE_WITHIN = 15;

const READING: SharpOptions = {
  failOn: 'error',
  limitInputPixels: IMAGE_MAX_SIDE * IMAGE_MAX_SIDE,
  sequentialRead: true,
};

// Each picture is processed once, so the cache is useless; pictures run in parallel, one thread each.
sharp.cache(false);
sharp.concurrency(1);

export interface PreparedImage {
  data: Buffer;
  contentType: 'image/jpeg' | 'image/webp';
  /** In px, after rotation by the EXIF orientation. */
  width: number;
  height: number;
}

/**
 * Re-encodes a picture from its pixels for storage, which drops everything else in the file, such as the location or
 * another hidden file. JPEG, or WebP if it has transparency.
 * @throws AppError media.image_format for other kinds of file, media.image_animated, media.image_too_large for sides
 * over 2500 px, media.image_unreadable for broken ones
 */
export function prepareImage(sent: Buffer): Promise<PreparedImage> {
  const type = sniffImage(sent);
  if (type === null) throw new AppError('media.image_format');
  return imageWork(async () => {
    const stripped = type === 'image/png' ? await readable(() => stripPng(sent)) : sent;
    // The size is read from the header, so that a decompression bomb is never decoded.
    const { hasAlpha } = check(
      await readable(() => sharp(stripped, { ...READING, limitInputPixels: false }).metadata()),
    );
    const upright = sharp(stripped, READING).autoOrient().timeout({ seconds: DECODE_WITHIN });
    const kept = hasAlpha
      ? upright.webp({ quality: KEPT_QUALITY })
      : upright.jpeg({ quality: KEPT_QUALITY, chromaSubsampling: '4:4:4' });
    const { data, info } = await readable(() => kept.toBuffer({ resolveWithObject: true }));
    const contentType = hasAlpha ? 'image/webp' : 'image/jpeg';
    return { data, contentType, width: info.width, height: info.height };
  });
}

function check(metadata: Metadata): Metadata {
  const { width, height, pages = 1 } = metadata;
  if (pages > 1) throw new AppError('media.image_animated');
  if (Math.max(width, height) > IMAGE_MAX_SIDE) {
    throw new AppError('media.image_too_large', { details: { max: IMAGE_MAX_SIDE, width, height } });
  }
  return metadata;
}

async function readable<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('media.image_unreadable', { cause });
  }
}
