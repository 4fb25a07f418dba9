import { checkResizing, RESIZING_QUALITY_MAX, type Resizing } from '@arbora/domain';
import { PictureError, type DrawPicture } from '@arbora/ui/form';

/** The filter of the best quality sharpens already. */
const BEST: ResizingOptions = { quality: RESIZING_QUALITY_MAX, unsharpRadius: 0 };
/** Strength of the unsharp mask in percent, if it has a radius; as pica recommends. */
const UNSHARP_AMOUNT = 160;

type ResizingOptions = Pick<Resizing, 'quality' | 'unsharpRadius'>;

/** Shrinks pictures as spec §5 and §9 say. The function throws PictureError. */
export function drawWithPica(options: ResizingOptions = BEST): DrawPicture {
  return async (bitmap, canvas) => {
    const { width, height } = canvas;
    const checked = checkResizing({ ...options, width, height });
    if (typeof checked === 'string') throw new PictureError(checked);
    const { filter, unsharpRadius } = checked;
    const unsharp = unsharpRadius > 0 ? { unsharpRadius, unsharpAmount: UNSHARP_AMOUNT } : {};
    const { resizer } = await import('./pica-resizer');
    await resizer.resize(bitmap, canvas, { filter, ...unsharp }).catch((cause: unknown) => {
      throw new PictureError('canvas', { cause });
    });
  };
}
