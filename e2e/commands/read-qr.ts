import jsQR from 'jsqr';
import sharp from 'sharp';

/** Pixels of the drawn code's side; a vector image has none of its own. */
const SIDE = 600;

/**
 * What a QR code says, read from its pixels by a decoder that knows nothing of how it was made.
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
  if (!code) throw new Error('There is no QR code in the picture');
  return code.data;
}
