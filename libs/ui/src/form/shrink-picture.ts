import { fitWithin, IMAGE_TYPES, type ResizingError } from '@arbora/domain';

/** What canvases of browsers write. Other kinds become WebP, which knows transparency as they do. */
const WRITTEN = ['image/jpeg', 'image/png', 'image/webp'];
/** Quality of what is sent: what is kept and delivered is made from it. */
const SENT_QUALITY = 0.92;
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Why a picture could not be shrunk. `code` is that of the text `error.image.<code>` (spec §8). */
export class PictureError extends Error {
  readonly code: `image.${ResizingError}`;
  constructor(reason: ResizingError, options?: ErrorOptions) {
    super(`the picture could not be shrunk: ${reason}`, options);
    this.code = `image.${reason}`;
  }
}

/** Whether `shrinkPicture` may make a file smaller. Moving pictures would stand still afterwards: the server decides. */
export function isShrinkable({ type }: File): boolean {
  return type !== 'image/gif' && (IMAGE_TYPES as readonly string[]).includes(type);
}

/** Draws a picture scaled to the size of the canvas. */
export type DrawPicture = (bitmap: ImageBitmap, canvas: HTMLCanvasElement) => Promise<void>;

const drawSmoothly: DrawPicture = async (bitmap, canvas) => {
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
};

/**
 * A picture whose sides are within 2500 px (spec §9), the way up it was taken, transparent where it was. Smaller ones
 * and other files come back as they are. Only in browsers.
 * @throws PictureError `blob` where the file holds no readable picture, `canvas` where the browser lets nobody read what
 *   was drawn
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
    return named(file.name, await blobOf(canvas, WRITTEN.includes(file.type) ? file.type : 'image/webp'));
  } finally {
    bitmap.close();
  }
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureError('canvas'))), type, SENT_QUALITY);
  });
}

/** A browser that cannot write the kind asked for writes PNG: the name says what it is. */
function named(name: string, blob: Blob): File {
  const ending = ENDINGS[blob.type] ?? 'png';
  const renamed = /\.jpe?g$/i.test(name) && ending === 'jpg' ? name : name.replace(/(\.\w+)?$/, `.${ending}`);
  return new File([blob], renamed, { type: blob.type });
}
