import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { picture } from '../../../tests/media-fixtures';
import { prepareImage } from './prepare-image';
import { stripPng } from './strip-png';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The types of a PNG's chunks. */
function typesOf(png: Buffer): string[] {
  const types: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) types.push(png.toString('latin1', at + 4, at + 8));
  return types;
}

/** A PNG with chunks after its header (8 + 25 bytes). */
const withChunks = async (...chunks: Buffer[]) => {
  const png = await picture().png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
};

const UNFOLDED = 64 * 1024 * 1024;
const bomb = deflateSync(Buffer.alloc(UNFOLDED));
const text = (keyword: string, rest: Buffer) => Buffer.concat([Buffer.from(`${keyword}\0`), rest]);

test.each([
  ['zTXt', text('Comment', Buffer.concat([Buffer.from([0]), bomb]))],
  ['iTXt', text('Comment', Buffer.concat([Buffer.from([1, 0, 0, 0]), bomb]))],
  ['tEXt', text('Comment', Buffer.alloc(100_000, 'a'))],
  ['iCCP', text('icc', Buffer.concat([Buffer.from([0]), bomb]))],
  ['tIME', Buffer.alloc(7)],
  ['fdAT', bomb],
  ['prVt', bomb],
])('75 chunks of %s do not reach the decoder', async (type, data) => {
  const sent = await withChunks(...Array.from({ length: 75 }, () => chunk(type, data)));
  const stripped = stripPng(sent);
  expect(typesOf(stripped)).not.toContain(type);
  expect(stripped.length).toBeLessThan(10_000);
  expect(await prepareImage(sent)).toMatchObject({ width: 60, height: 40 });
});

test('a text of the file does not reach the decoder', async () => {
  const sent = await withChunks(chunk('tEXt', text('Comment', Buffer.from('hidden'))));
  expect((await sharp(sent).metadata()).comments).toEqual([{ keyword: 'Comment', text: 'hidden' }]);
  expect((await sharp(stripPng(sent)).metadata()).comments).toBeUndefined();
});

test('pixels, transparency, colour profile and orientation are kept', async () => {
  const sent = await sharp({
    create: { width: 30, height: 20, channels: 4, background: { r: 200, g: 9, b: 9, alpha: 0.5 } },
  })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .png({ palette: false })
    .toBuffer();
  const [before, after] = await Promise.all([sharp(sent).metadata(), sharp(stripPng(sent)).metadata()]);
  expect(after).toMatchObject({ width: 30, height: 20, hasAlpha: true, orientation: 6 });
  expect(after.icc).toEqual(before.icc);
  expect(await sharp(stripPng(sent)).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
  const indexed = await picture().png({ palette: true, colours: 4 }).toBuffer();
  expect(await sharp(stripPng(indexed)).raw().toBuffer()).toEqual(await sharp(indexed).raw().toBuffer());
});

test.each([
  ['a chunk longer than the file', (png: Buffer) => png.subarray(0, 60)],
  ['no end', (png: Buffer) => png.subarray(0, -12)],
  [
    'a length that is none',
    (png: Buffer) => Buffer.concat([png.subarray(0, 33), Buffer.alloc(4, 0xff), png.subarray(37)]),
  ],
])('a PNG with %s is unreadable', async (_, damage) => {
  const damaged = damage(await picture().png().toBuffer());
  await expect(prepareImage(damaged)).rejects.toMatchObject({ code: 'media.image_unreadable' });
});
