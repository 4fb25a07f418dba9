import { IMAGE_MAX_SIDE } from '@arbora/domain';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { AppError } from '../../http/errors';
import { sniffImage } from './sniff-image';
import { stripPng } from './strip-png';
import { imageWork } from './work-limit';

/** Quality of what is kept: delivered pictures are made from it. */
const KEPT_QUALITY = 92;
/** A picture that takes longer is one that was made to. In seconds. */
const DECODE_WITHIN = 15;

const READING: SharpOptions = {
  failOn: 'error',
  limitInputPixels: IMAGE_MAX_SIDE * IMAGE_MAX_SIDE,
  sequentialRead: true,
};

// Every picture is worked on once; several are at once, each on one thread.
sharp.cache(false);
sharp.concurrency(1);

export interface PreparedImage {
  data: Buffer;
  contentType: 'image/jpeg' | 'image/webp';
  /** In px, turned the way the camera was held. */
  width: number;
  height: number;
}

/**
 * A picture as it is kept: drawn anew from the pixels of what was sent. Nothing else of the file is left then, neither
 * the place where it was taken nor another file hidden in it. JPEG, or WebP where parts are transparent.
 * @throws AppError media.image_format for other kinds of file, media.image_animated, media.image_too_large for sides
 *   over 2500 px, media.image_unreadable for broken ones
 */
export function prepareImage(sent: Buffer): Promise<PreparedImage> {
  const type = sniffImage(sent);
  if (type === null) throw new AppError('media.image_format');
  return imageWork(async () => {
    const bare = type === 'image/png' ? await readable(() => stripPng(sent)) : sent;
    // The header alone tells the size: a small file that unfolds into very many pixels is not unfolded.
    const { hasAlpha } = check(await readable(() => sharp(bare, { ...READING, limitInputPixels: false }).metadata()));
    const upright = sharp(bare, READING).autoOrient().timeout({ seconds: DECODE_WITHIN });
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
