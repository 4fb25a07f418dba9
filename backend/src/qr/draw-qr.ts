import QRCode from 'qrcode';
import type { Pdf } from '../pdf/document';

/** Draws a QR code as vectors in a square of `size` points, in the current fill colour; error level M. */
export function drawQr(pdf: Pdf, content: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      // One rectangle for adjacent dark modules, so that no hairlines appear between them.
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column++;
      pdf.rect(x + start * side, y + row * side, (column - start + 1) * side, side + 0.05);
    }
  }
  pdf.fill();
}
