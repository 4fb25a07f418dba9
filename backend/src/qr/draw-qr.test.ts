import jsQR from 'jsqr';
import type { Pdf } from '../pdf/document';
import { drawQr } from './draw-qr';

/** A fake page of `side` × `side` pixels on which rectangles are drawn dark. */
function page(side: number) {
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const pdf = {
    rect(x: number, y: number, width: number, height: number) {
      for (let row = Math.round(y); row < Math.round(y + height); row++) {
        pixels.fill(0, (row * side + Math.round(x)) * 4, (row * side + Math.round(x + width)) * 4);
      }
    },
    fill: () => undefined,
  };
  return {
    pdf: pdf as unknown as Pdf,
    read: () =>
      jsQR(
        pixels.map((value, index) => (index % 4 === 3 ? 255 : value)),
        side,
        side,
      )?.data,
  };
}

test('a drawn code is read again', () => {
  const { pdf, read } = page(500);
  const address = 'https://arbora.example/services/ticket?id=3f0b9c0e-6d0b-4a62-9c40-3c9d4f5a1b22';
  drawQr(pdf, address, 50, 50, 400);
  expect(read()).toBe(address);
});
