import { imageUrl, type UploadedImage } from '@arbora/domain';
import {
  makeGallery,
  picture,
  productWithoutPictures,
  withPictures,
  type MediaApp,
  type SendImage,
} from '../../tests/media-fixtures';
import { ADMIN, EDITOR, SALES } from '../../tests/policies/attempts';

let api: MediaApp;
let send: SendImage;
withPictures((site) => void ({ api, send } = site));

describe('folders', () => {
  it('the folder of a product or gallery is created on first use', async () => {
    const product_id = await productWithoutPictures(api);
    const photogallery_id = await makeGallery(api);
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

  it('an unknown folder is reported', async () => {
    const data = await picture().jpeg().toBuffer();
    for (const column of ['folder_id', 'product_id', 'photogallery_id']) {
      const answer = await send(data, { [column]: crypto.randomUUID() }, ADMIN);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { code: 'media.folder_unknown', details: 'org folder not found' },
      ]);
    }
  });

  it('folders are accessible to staff of their section only', async () => {
    const product_id = await productWithoutPictures(api);
    const photogallery_id = await makeGallery(api);
    const data = await picture().jpeg().toBuffer();
    expect((await send(data, { product_id }, EDITOR)).json().code).toBe('auth.forbidden');
    expect((await send(data, { photogallery_id }, SALES)).json().code).toBe('auth.forbidden');
    const { folder_id } = (await send(data, { photogallery_id }, EDITOR)).json<UploadedImage>();
    expect((await send(data, { folder_id }, SALES)).json().code).toBe('auth.forbidden');
    expect((await send(data, { folder_id, product_id }, ADMIN)).json().code).toBe('request.invalid');
  });
});

test('staff of a section move an unassigned picture into a folder created for it', async () => {
  const { id, key } = (await send(await picture().jpeg().toBuffer())).json<UploadedImage>();
  const product_id = await productWithoutPictures(api);
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
