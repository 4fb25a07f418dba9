import { fitWithin, IMAGE_TYPES, type ResizingError } from '@arbora/domain';

/** Formats that browsers can encode. Other formats become WebP, which supports transparency too. */
const ENCODABLE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Encoding quality of uploads: the server derives all stored variants from them. */
const UPLOAD_QUALITY = 0.92;
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Reason why an image could not be resized. `code` belongs to the text `error.image.<code>` (spec §8). */
export class PictureError extends Error {
  readonly code: `image.${ResizingError}`;
  constructor(reason: ResizingError, options?: ErrorOptions) {
    super(`the picture could not be shrunk: ${reason}`, options);
    this.code = `image.${reason}`;
  }
}

/**
 * Whether `shrinkPicture` may resize a file. Animated images would lose their animation, so the server handles them.
 */
export function isShrinkable({ type }: File): boolean {
  return type !== 'image/gif' && (IMAGE_TYPES as readonly string[]).includes(type);
}

/** Draws an image scaled to the size of the canvas. */
export type DrawPicture = (bitmap: ImageBitmap, canvas: HTMLCanvasElement) => Promise<void>;

const drawSmoothly: DrawPicture = async (bitmap, canvas) => {
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
};

/**
 * Returns an image whose sides are within 2500 px (spec §9), upright according to its EXIF orientation, with its
 * transparency kept. Smaller images and other files are returned unchanged. Browser only.
 * @throws PictureError `blob` if the file is no readable image, `canvas` if the browser blocks reading the canvas back
 */
export async function shrinkPicture(file: File, draw: DrawPicture = drawSmoothly): Promise<File> {
  if (!isShrinkable(file)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new PictureError('blob', { cause });
  });
  try {
    const { width, height } = fitWithin(bitmap);
    if (width === bitmap.width && height === bitmap.height) return file;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    await draw(bitmap, canvas);
    return renamed(file.name, await blobOf(canvas, ENCODABLE_TYPES.includes(file.type) ? file.type : 'image/webp'));
  } finally {
    bitmap.close();
  }
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureError('canvas'))), type, UPLOAD_QUALITY);
  });
}

/** A browser that cannot encode the requested format writes PNG: the file extension must match. */
function renamed(name: string, blob: Blob): File {
  const extension = EXTENSIONS[blob.type] ?? 'png';
  const newName = /\.jpe?g$/i.test(name) && extension === 'jpg' ? name : name.replace(/(\.\w+)?$/, `.${extension}`);
  return new File([blob], newName, { type: blob.type });
}
