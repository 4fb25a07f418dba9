import { checkResizing, RESIZING, RESIZING_QUALITY_MAX } from '@arbora/domain';
import { PictureError, type DrawPicture } from '@arbora/ui/form';

/** This filter sharpens already. */
const UNSHARP_RADIUS = 0;

/** Shrinks a picture as spec §5 and §9 say. @throws PictureError */
export const drawWithPica: DrawPicture = async (bitmap, canvas) => {
  const { width, height } = canvas;
  const settings = checkResizing({ width, height, quality: RESIZING_QUALITY_MAX, unsharpRadius: UNSHARP_RADIUS });
  if (typeof settings === 'string') throw new PictureError(settings);
  const { resizer } = await import('./pica-resizer');
  await resizer.resize(bitmap, canvas, { filter: RESIZING.filter }).catch((cause: unknown) => {
    throw new PictureError('canvas', { cause });
  });
};
