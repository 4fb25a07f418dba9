import jsQR from 'jsqr';
import sharp from 'sharp';

/** Size in px at which the code is rendered, as a vector image has no size in px. */
const SIDE = 600;

/**
 * Reads a QR code from its pixels with an independent decoder.
 * @param source data image, as the `src` of an `<img>`
 */
export async function readQr(source: string): Promise<string> {
  const [head = '', data = ''] = source.split(/,(.*)/s);
  const bytes = head.endsWith(';base64') ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
  const { data: pixels, info } = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff', kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(pixels), info.width, info.height);
  if (!code) throw new Error('There is no QR code in the image');
  return code.data;
}
