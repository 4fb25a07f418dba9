import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type UploadedImage } from '@arbora/domain';
import sharp from 'sharp';
import {
  picture,
  productWithoutPictures,
  withPictures,
  type MediaApp,
  type SendImage,
} from '../../../tests/media-fixtures';
import { CUSTOMER } from '../../../tests/policies/attempts';

let api: MediaApp;
let send: SendImage;
withPictures((site) => void ({ api, send } = site));

const original = async (key: string) => Buffer.from((await api.app.inject({ url: `/cdn/${key}?w=3000` })).rawPayload);

describe('an uploaded picture', () => {
  it('an uploaded picture is stored, and delivered at the address in the answer', async () => {
    const answer = await send(await picture(300, 200).jpeg().toBuffer(), { title: 'Lípa', title_en: 'Lime' });
    expect(answer.statusCode).toBe(201);
    const photo = answer.json<UploadedImage>();
    expect(photo).toEqual({
      id: expect.any(String),
      folder_id: null,
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: `/cdn/${photo.key}`,
      width: 300,
      height: 200,
    });
    const [row] = await api.database.asOwner('select title, title_en, content_type from photo where id = $1', [
      photo.id,
    ]);
    expect(row).toEqual({ title: 'Lípa', title_en: 'Lime', content_type: 'image/jpeg' });
    expect(await sharp(await original(photo.key)).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('an uploaded picture may be %s', async (format) => {
    const answer = await send(await picture()[format]().toBuffer());
    expect(answer.json()).toMatchObject({ width: 60, height: 40 });
    expect(answer.statusCode).toBe(201);
  });

  it('an uploaded picture may be a data URL', async () => {
    const data = (await picture().png().toBuffer()).toString('base64');
    expect((await send(`data:image/png;base64,${data}`)).statusCode).toBe(201);
  });

  it('an uploaded picture keeps its transparency', async () => {
    const data = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { key } = (await send(data)).json<UploadedImage>();
    expect(await sharp(await original(key)).metadata()).toMatchObject({ hasAlpha: true });
  });

  it('an uploaded picture is rotated upright and loses its location and camera data', async () => {
    const data = await picture(80, 50)
      .withExif({ IFD0: { Make: 'Kamera Novák' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(data.includes('Kamera')).toBe(true);
    const photo = (await send(data)).json<UploadedImage>();
    expect(photo).toMatchObject({ width: 50, height: 80 });
    const { exif, orientation } = await sharp(await original(photo.key)).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('an uploaded picture loses data hidden behind its pixels', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>PK\x03\x04evil.exe');
    const { key } = (await send(Buffer.concat([await picture().jpeg().toBuffer(), hidden]))).json<UploadedImage>();
    const names = await readdir(path.join(api.dir, key.slice(0, 2), key));
    expect(names).toEqual(['original']);
    expect((await original(key)).includes('script')).toBe(false);
  });

  it('concurrent uploads of the same picture create one photo in a folder', async () => {
    const product_id = await productWithoutPictures(api);
    const data = await picture().jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(data, { product_id })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json<UploadedImage>().id)).size).toBe(1);
    const unassigned = await Promise.all(Array.from({ length: 4 }, () => send(data)));
    expect(new Set(unassigned.map((answer) => answer.json<UploadedImage>().id)).size).toBe(1);
    expect(unassigned[0]?.json().id).not.toBe(answers[0]?.json().id);
  });
});

describe('refused uploads', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ['a drawing with a script', () => Buffer.from(SVG), 415, 'media.image_format'],
    ['the same after an XML line', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 415, 'media.image_format'],
    ['a document', () => Buffer.from('%PDF-1.7\n'), 415, 'media.image_format'],
    ['TIFF', () => picture().tiff().toBuffer(), 415, 'media.image_format'],
    ['a picture in name only', () => Buffer.from('\xff\xd8\xff<script>', 'latin1'), 422, 'media.image_unreadable'],
    [
      'a drawing that begins like a picture',
      () => Buffer.concat([Buffer.from('GIF89a'), Buffer.from(SVG)]),
      422,
      'media.image_unreadable',
    ],
    ['sides over 2500 px', () => picture(2501, 10).jpeg().toBuffer(), 422, 'media.image_too_large'],
    ['very many pixels in few bytes', () => picture(9000, 9000).png().toBuffer(), 422, 'media.image_too_large'],
    [
      'many frames',
      async () =>
        sharp(await Promise.all(Array.from({ length: 30 }, () => picture().png().toBuffer())), {
          join: { animated: true },
        })
          .gif()
          .toBuffer(),
      422,
      'media.image_animated',
    ],
  ])('an upload is refused: %s', async (_, make, status, code) => {
    const answer = await send(await make());
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('half of a %s is refused', async (format) => {
    const whole = await sharp({
      create: {
        width: 90,
        height: 90,
        channels: 3,
        background: '#352',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      [format]()
      .toBuffer();
    const answer = await send(whole.subarray(0, whole.length >> 1));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'media.image_unreadable']);
  });

  it('sides of exactly the maximum are accepted', async () => {
    expect((await send(await picture(2500, 10).jpeg().toBuffer())).statusCode).toBe(201);
  });

  it.each(['no base64 at all!', 'data:text/html,<b>', '====', 'QQ=QQ='])(
    'text that is not base64 is refused: %s',
    async (text) => {
      expect((await send(text)).json()).toMatchObject({ code: 'request.invalid', fields: { image: 'invalid' } });
    },
  );

  it('a request above its limit, which is higher than that of other routes, is refused', async () => {
    const ofSize = (bytes: number) => send('A'.repeat(bytes));
    expect((await ofSize(11 * 1024 * 1024)).json().code).toBe('media.image_format');
    expect((await ofSize(12 * 1024 * 1024)).json().code).toBe('request.too_large');
  });

  it('callers without the right of sales or editors are refused before the picture is examined', async () => {
    const anonymous = await api.call('POST', '/api/media/image', { image: 'AAAA' });
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'auth.login_required']);
    expect((await send('AAAA', undefined, CUSTOMER)).json().code).toBe('auth.forbidden');
    expect((await send('AAAA', undefined, 'jobs@arbora.example')).json().code).toBe('auth.forbidden');
  });
});
