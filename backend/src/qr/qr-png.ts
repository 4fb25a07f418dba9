import QRCode from 'qrcode';
import sharp from 'sharp';

/** The quiet zone in modules, as required by the standard. */
const MARGIN = 4;
/** Width and height in pixels. */
const SIZE = 440;

/**
 * A QR code as a PNG for mails, whose readers show no SVG; error correction level M. Encoded by sharp outside of the
 * event loop, which the PNG renderer of `qrcode` would block for a tenth of a second.
 */
export async function qrPng(content: string): Promise<Buffer> {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * MARGIN;
  const pixels = Buffer.alloc(side * side, 255);
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) pixels[(row + MARGIN) * side + column + MARGIN] = 0;
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(SIZE, SIZE, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
