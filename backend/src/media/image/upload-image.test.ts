import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { imageUrl, type UploadedImage } from '@arbora/domain';
import sharp from 'sharp';
import { mediaApp, picture, sendImage, type MediaApp } from '../../../tests/media-fixtures';
import { ADMIN, CUSTOMER, EDITOR, SALES } from '../../../tests/policies/attempts';

let api: MediaApp;
beforeAll(async () => void (api = await mediaApp()));
afterAll(() => api.close());

const send = (image: Buffer | string, options?: object, who = SALES) => sendImage(api, who, image, options);

async function one(sql: string, values: unknown[] = []): Promise<string> {
  const [row] = await api.database.asOwner<{ id: string }>(sql, values);
  if (!row) throw new Error(`nothing found by ${sql}`);
  return row.id;
}
const aProduct = () =>
  one(
    `select p.id from product p where is_public and not exists (select from photo_folder f where f.product_id = p.id)
     and exists (select from product_item i where i.product_id = p.id and i.web_catalogue) order by name limit 1`,
  );
const aGallery = (isPublic = true) =>
  one("insert into photogallery (name_cs, is_public) values ('Jaro ve školce', $1) returning id", [isPublic]);

const original = async (key: string) => Buffer.from((await api.app.inject({ url: `/cdn/${key}?w=3000` })).rawPayload);

describe('a picture that is sent', () => {
  it('is kept, answers with its address, and is delivered there', async () => {
    const answer = await send(await picture(300, 200).jpeg().toBuffer(), { title_cs: 'Lípa', title_en: 'Lime' });
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
    const [row] = await api.database.asOwner('select title_cs, title_en, content_type from photo where id = $1', [
      photo.id,
    ]);
    expect(row).toEqual({ title_cs: 'Lípa', title_en: 'Lime', content_type: 'image/jpeg' });
    expect(await sharp(await original(photo.key)).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    const answer = await send(await picture()[format]().toBuffer());
    expect(answer.json()).toMatchObject({ width: 60, height: 40 });
    expect(answer.statusCode).toBe(201);
  });

  it('may come as a data URL', async () => {
    const data = (await picture().png().toBuffer()).toString('base64');
    expect((await send(`data:image/png;base64,${data}`)).statusCode).toBe(201);
  });

  it('keeps its transparent parts', async () => {
    const data = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { key } = (await send(data)).json<UploadedImage>();
    expect(await sharp(await original(key)).metadata()).toMatchObject({ hasAlpha: true });
  });

  it('is turned upright, and says no longer where and with what it was taken', async () => {
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

  it('loses what was hidden behind its pixels', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>PK\x03\x04evil.exe');
    const { key } = (await send(Buffer.concat([await picture().jpeg().toBuffer(), hidden]))).json<UploadedImage>();
    const names = await readdir(path.join(api.dir, key.slice(0, 2), key));
    expect(names).toEqual(['original']);
    expect((await original(key)).includes('script')).toBe(false);
  });

  it('makes one photo of a folder, however often it is sent at once', async () => {
    const product_id = await aProduct();
    const data = await picture().jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(data, { product_id })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json<UploadedImage>().id)).size).toBe(1);
    const unassigned = await Promise.all(Array.from({ length: 4 }, () => send(data)));
    expect(new Set(unassigned.map((answer) => answer.json<UploadedImage>().id)).size).toBe(1);
    expect(unassigned[0]?.json().id).not.toBe(answers[0]?.json().id);
  });
});

describe('what is refused', () => {
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
  ])('%s', async (_, make, status, code) => {
    const answer = await send(await make());
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('half of a %s', async (format) => {
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

  it('sides just allowed are taken', async () => {
    expect((await send(await picture(2500, 10).jpeg().toBuffer())).statusCode).toBe(201);
  });

  it.each(['no base64 at all!', 'data:text/html,<b>', '====', 'QQ=QQ='])('text that is no file: %s', async (text) => {
    expect((await send(text)).json()).toMatchObject({ code: 'request.invalid', fields: { image: 'invalid' } });
  });

  it('a request over its limit, which is above that of other routes', async () => {
    const ofSize = (bytes: number) => send('A'.repeat(bytes));
    expect((await ofSize(11 * 1024 * 1024)).json().code).toBe('media.image_format');
    expect((await ofSize(12 * 1024 * 1024)).json().code).toBe('request.too_large');
  });

  it('who is neither sales nor editor, before the picture is looked at', async () => {
    const anonymous = await api.call('POST', '/api/media/image', { image: 'AAAA' });
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'auth.login_required']);
    expect((await send('AAAA', undefined, CUSTOMER)).json().code).toBe('auth.forbidden');
    expect((await send('AAAA', undefined, 'jobs@arbora.example')).json().code).toBe('auth.forbidden');
  });
});

describe('folders', () => {
  it('of a product and of a gallery are made when first needed', async () => {
    const product_id = await aProduct();
    const photogallery_id = await aGallery();
    const first = (await send(await picture().jpeg().toBuffer(), { product_id })).json<UploadedImage>();
    const second = (await send(await picture().jpeg().toBuffer(), { product_id })).json<UploadedImage>();
    expect(second.folder_id).toBe(first.folder_id);
    const third = (await send(await picture().jpeg().toBuffer(), { photogallery_id }, EDITOR)).json<UploadedImage>();
    const folders = await api.database.asOwner(
      'select name, product_id, photogallery_id from photo_folder where id = any ($1)',
      [[first.folder_id, third.folder_id]],
    );
    expect(folders).toEqual(
      expect.arrayContaining([
        { name: expect.any(String), product_id, photogallery_id: null },
        { name: 'Jaro ve školce', product_id: null, photogallery_id },
      ]),
    );
    expect((await send(await picture().jpeg().toBuffer(), { folder_id: first.folder_id })).json()).toMatchObject({
      folder_id: first.folder_id,
    });
  });

  it('that are not there are told as such', async () => {
    const data = await picture().jpeg().toBuffer();
    for (const place of ['folder_id', 'product_id', 'photogallery_id']) {
      const answer = await send(data, { [place]: crypto.randomUUID() }, ADMIN);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { code: 'media.folder_unknown', details: 'org folder not found' },
      ]);
    }
  });

  it('are of those whose section they belong to', async () => {
    const product_id = await aProduct();
    const photogallery_id = await aGallery();
    const data = await picture().jpeg().toBuffer();
    expect((await send(data, { product_id }, EDITOR)).json().code).toBe('auth.forbidden');
    expect((await send(data, { photogallery_id }, SALES)).json().code).toBe('auth.forbidden');
    const { folder_id } = (await send(data, { photogallery_id }, EDITOR)).json<UploadedImage>();
    expect((await send(data, { folder_id }, SALES)).json().code).toBe('auth.forbidden');
    expect((await send(data, { folder_id, product_id }, ADMIN)).json().code).toBe('request.invalid');
  });
});

describe('the picture of a product', () => {
  const shown = async (id: string) =>
    (await api.database.asOwner<{ photo: string | null }>('select photo from product where id = $1', [id]))[0]?.photo;

  it('is the first one, then the main one, and goes with the last', async () => {
    const product_id = await aProduct();
    const sent = async (is_main?: boolean) =>
      (await send(await picture().jpeg().toBuffer(), { product_id, is_main })).json<UploadedImage>();
    const first = await sent();
    expect(await shown(product_id)).toBe(imageUrl(first.key, 400));
    const second = await sent();
    expect(await shown(product_id)).toBe(imageUrl(first.key, 400));
    const main = await sent(true);
    expect(await shown(product_id)).toBe(imageUrl(main.key, 400));

    const token = await api.tokenFor(SALES);
    const change = await api.call('PATCH', `/api/rest/photo?id=eq.${second.id}`, { is_main: true }, { token });
    expect(change.statusCode).toBe(204);
    expect(await shown(product_id)).toBe(imageUrl(second.key, 400));
    const mains = await api.database.asOwner('select from photo where folder_id = $1 and is_main', [first.folder_id]);
    expect(mains).toHaveLength(1);

    expect(
      (await api.call('DELETE', `/api/rest/photo?folder_id=eq.${first.folder_id}`, undefined, { token })).statusCode,
    ).toBe(204);
    expect(await shown(product_id)).toBeNull();
  });

  it('comes with the product, by its own id or by that of a size', async () => {
    const product_id = await aProduct();
    await send(await picture().jpeg().toBuffer(), { product_id, title_cs: 'Vedlejší' });
    const main = (await send(await picture().jpeg().toBuffer(), { product_id, is_main: true })).json<UploadedImage>();
    const answer = await api.call('POST', '/api/rest/rpc/get_product_with_photos', { p_product_id: product_id });
    const product = answer.json();
    expect(product).toMatchObject({
      id: product_id,
      photos: [{ url: main.url, is_main: true }, { title_cs: 'Vedlejší' }],
    });
    const items = await api.database.asOwner('select id from product_item where product_id = $1 and web_catalogue', [
      product_id,
    ]);
    expect(product.items).toHaveLength(items.length);
    expect(product.items[0]).toMatchObject({ size: expect.any(String), spec1: expect.any(String), flag: null });
    const byItem = await api.call('POST', '/api/rest/rpc/get_product_item_with_photos', {
      p_product_item_id: product.items[0].product_item_id,
    });
    expect(byItem.json()).toEqual(product);
  });

  it('is not told of products that the catalogue does not show', async () => {
    const hidden = await one('select id from product where not is_public limit 1');
    const item = await one('select id from product_item where product_id = $1 limit 1', [hidden]);
    for (const body of [{ p_product_id: hidden }, { p_product_id: item }]) {
      expect((await api.call('POST', '/api/rest/rpc/get_product_with_photos', body)).json()).toBeNull();
    }
    const byItem = { p_product_item_id: item };
    expect((await api.call('POST', '/api/rest/rpc/get_product_item_with_photos', byItem)).json()).toBeNull();
  });
});

test('an unassigned picture is put into a folder that is made for it, by those whose section that is', async () => {
  const { id, key } = (await send(await picture().jpeg().toBuffer())).json<UploadedImage>();
  const product_id = await aProduct();
  const call = async (method: 'POST' | 'PATCH', url: string, body: object, who = SALES) =>
    api.call(method, `/api/rest/${url}`, body, {
      token: await api.tokenFor(who),
      headers: { prefer: 'return=representation' },
    });
  const folder = { name: 'Lípa', product_id };
  expect((await call('POST', 'photo_folder', folder, EDITOR)).statusCode).toBe(403);
  const [made] = (await call('POST', 'photo_folder', folder)).json<{ id: string }[]>();
  expect((await call('PATCH', `photo?id=eq.${id}`, { folder_id: made?.id }, EDITOR)).statusCode).toBe(403);
  expect((await call('PATCH', `photo?id=eq.${id}`, { folder_id: made?.id })).json()).toMatchObject([{ key }]);
  const shown = await api.call('GET', `/api/rest/katalog_items?product_id=eq.${product_id}&select=photo&limit=1`);
  expect(shown.json()).toEqual([{ photo: imageUrl(key, 400) }]);
});

test('galleries come with their pictures in order, those that are not public with none', async () => {
  const photogallery_id = await aGallery();
  const secret = await aGallery(false);
  for (const sort of [2, 1]) {
    const data = await picture().jpeg().toBuffer();
    await send(data, { photogallery_id, sort, title_cs: `Č. ${sort}` }, EDITOR);
    await send(data, { photogallery_id: secret, sort }, EDITOR);
  }
  const select = 'id,photo_folder(photo(key,width,height,title_cs))&photo_folder.photo.order=sort';
  const answer = await api.call('GET', `/api/rest/photogallery?id=in.(${photogallery_id},${secret})&select=${select}`);
  expect(answer.json()).toEqual([
    {
      id: photogallery_id,
      photo_folder: {
        photo: [expect.objectContaining({ title_cs: 'Č. 1' }), expect.objectContaining({ title_cs: 'Č. 2' })],
      },
    },
  ]);
  const photos = await api.call(
    'GET',
    '/api/rest/photo?select=*,photo_folder!inner(photogallery_id)&photo_folder.photogallery_id=eq.' + secret,
  );
  expect(photos.json()).toEqual([]);
});

test('managers’ lists tell where a picture belongs and who sent it', async () => {
  const product_id = await aProduct();
  const { id } = (await send(await picture().jpeg().toBuffer(), { product_id })).json<UploadedImage>();
  const loose = (await send(await picture().jpeg().toBuffer())).json<UploadedImage>();
  const list = async (url: string, who = SALES) =>
    (await api.call('GET', `/api/rest/${url}`, undefined, { token: await api.tokenFor(who) })).json();
  expect(await list(`photos_recent?id=eq.${id}`)).toEqual([
    expect.objectContaining({ product_id, product_name: expect.any(String), created_by_name: expect.any(String) }),
  ]);
  expect(await list(`photos_recent?id=eq.${id}`, EDITOR)).toEqual([]);
  expect(await list(`photos_unassigned?id=in.(${id},${loose.id})&select=id`, EDITOR)).toEqual([{ id: loose.id }]);
  expect(await list(`photos_assortment?product_id=eq.${product_id}`)).toEqual([
    expect.objectContaining({ photo_count: 1, key: expect.any(String) }),
  ]);
  expect(await list('photos_assortment', EDITOR)).toEqual([]);
});
