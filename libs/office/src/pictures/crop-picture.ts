import { mutation, rest, row } from '@arbora/api';
import { imageKey, type UploadedImage } from '@arbora/domain';
import { PictureError } from '@arbora/ui/form';
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { PHOTO_KEYS } from './photo-keys';
import { sendImage } from './send-image';

/** High, because the server compresses the picture again for delivery. */
const QUALITY = 0.95;
const WHOLE = 100;

/** The largest centred part of a picture with this ratio of width to height. */
export function largestCrop(width: number, height: number, aspect: number): PercentCrop {
  const side = width / height > aspect ? { height: WHOLE } : { width: WHOLE };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, aspect, width, height), width, height);
}

/** A part of a loaded picture as a file. @throws PictureError if the browser cannot encode it */
async function cropPicture(image: HTMLImageElement, crop: PercentCrop): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const pixels = (percent: number, side: number): number => Math.round((percent / WHOLE) * side);
  const [x, width] = [pixels(crop.x, naturalWidth), pixels(crop.width, naturalWidth)];
  const [y, height] = [pixels(crop.y, naturalHeight), pixels(crop.height, naturalHeight)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context || width === 0 || height === 0) throw new PictureError('size');
  context.drawImage(image, x, y, width, height, 0, 0, width, height);
  const webp = await encoded(canvas, 'image/webp');
  // Safari writes PNG instead, which is too large for a photo.
  return webp.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg');
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureError('canvas'))), type, QUALITY);
  });
}

/** Adds a part of a picture to the library with the same titles. @throws ApiError, PictureError */
export const cropMutation = mutation<UploadedImage, { image: HTMLImageElement; crop: PercentCrop; address: string }>({
  run: async ({ image, crop, address }) => {
    const file = await cropPicture(image, crop);
    const key = imageKey(address) ?? '';
    const whole = await row(rest().from('photos_recent').select('title,title_en,title_pl').eq('key', key));
    const titles = Object.fromEntries(Object.entries(whole ?? {}).filter(([, title]) => title));
    return sendImage(file, titles);
  },
  invalidates: PHOTO_KEYS,
});
