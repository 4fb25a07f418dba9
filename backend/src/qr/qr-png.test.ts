import jsQR from 'jsqr';
import sharp from 'sharp';
import { qrPng } from './qr-png';

test.each([
  'SPD*1.0*ACC:CZ0801000000192000145399*AM:450.00*CC:CZK',
  'https://arbora.example/services/ticket?id=3f0b9c0e',
])('the picture of %s is read again', async (content) => {
  const { data, info } = await sharp(await qrPng(content))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([440, 440]);
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(content);
});
