import { imageUrl, type UploadedImage } from '@arbora/domain';
import {
  idFrom,
  makeGallery,
  picture,
  productWithoutPictures,
  withPictures,
  type MediaApp,
  type SendImage,
} from '../../tests/media-fixtures';
import { EDITOR, SALES } from '../../tests/policies/attempts';

let api: MediaApp;
let send: SendImage;
withPictures((site) => void ({ api, send } = site));

describe('the picture of a product', () => {
  const shown = async (id: string) =>
    (await api.database.asOwner<{ photo: string | null }>('select photo from product where id = $1', [id]))[0]?.photo;

  it('the picture of a product is its main or first one, and is cleared with the last', async () => {
    const product_id = await productWithoutPictures(api);
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

  it('a statement with many pictures updates the picture of each product', async () => {
    const products = await api.database.asOwner<{ id: string }>(
      `select id from product where photo is null and not exists (select from photo_folder where product_id = product.id)
       order by id limit 3`,
    );
    const ids = products.map(({ id }) => id);
    await api.database.asOwner(
      `insert into photo_folder (name, product_id) select name, id from product where id = any ($1)`,
      [ids],
    );
    await api.database.asOwner(
      `insert into app_private.media_object (key, kind, byte_size, width)
       select md5(id || n::text), 'image', 1, 1 from unnest($1::text[]) as id, generate_series(1, 2) as n`,
      [ids],
    );
    await api.database.asOwner(
      `insert into photo (folder_id, key, content_type, width, height, byte_size, sha256, sort, is_main)
       select folder.id, md5(folder.product_id::text || n), 'image/webp', 1, 1, 1, repeat(md5(n::text), 2), n, n = 2
       from photo_folder as folder, generate_series(1, 2) as n where folder.product_id = any ($1)`,
      [ids],
    );
    const wanted = async (n: number) =>
      api.database.asOwner<{ same: boolean }>(
        `select bool_and(photo is not distinct from '/cdn/' || md5(id::text || $2::text) || '?w=400') as same
         from product where id = any ($1)`,
        [ids, n],
      );
    expect(await wanted(2)).toEqual([{ same: true }]);
    await api.database.asOwner(
      'delete from photo where is_main and folder_id in (select id from photo_folder where product_id = any ($1))',
      [ids],
    );
    expect(await wanted(1)).toEqual([{ same: true }]);
  });

  it('a product has its pictures when read by its own id or that of a size', async () => {
    const product_id = await productWithoutPictures(api);
    await send(await picture().jpeg().toBuffer(), { product_id, title: 'Vedlejší' });
    const main = (await send(await picture().jpeg().toBuffer(), { product_id, is_main: true })).json<UploadedImage>();
    const answer = await api.call('POST', '/api/rest/rpc/get_product_with_photos', { p_product_id: product_id });
    const product = answer.json();
    expect(product).toMatchObject({
      id: product_id,
      photos: [{ url: main.url, is_main: true }, { title: 'Vedlejší' }],
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

  it('pictures of products outside the catalogue are hidden', async () => {
    const hidden = await idFrom(api, 'select id from product where not is_public limit 1');
    const item = await idFrom(api, 'select id from product_item where product_id = $1 limit 1', [hidden]);
    for (const body of [{ p_product_id: hidden }, { p_product_id: item }]) {
      expect((await api.call('POST', '/api/rest/rpc/get_product_with_photos', body)).json()).toBeNull();
    }
    const byItem = { p_product_item_id: item };
    expect((await api.call('POST', '/api/rest/rpc/get_product_item_with_photos', byItem)).json()).toBeNull();
  });
});

test('public galleries have their pictures in order, others have none', async () => {
  const photogallery_id = await makeGallery(api);
  const secret = await makeGallery(api, false);
  for (const sort of [2, 1]) {
    const data = await picture().jpeg().toBuffer();
    await send(data, { photogallery_id, sort, title: `Č. ${sort}` }, EDITOR);
    await send(data, { photogallery_id: secret, sort }, EDITOR);
  }
  const select = 'id,photo_folder(photo(key,width,height,title))&photo_folder.photo.order=sort';
  const answer = await api.call('GET', `/api/rest/photogallery?id=in.(${photogallery_id},${secret})&select=${select}`);
  expect(answer.json()).toEqual([
    {
      id: photogallery_id,
      photo_folder: {
        photo: [expect.objectContaining({ title: 'Č. 1' }), expect.objectContaining({ title: 'Č. 2' })],
      },
    },
  ]);
  const photos = await api.call(
    'GET',
    '/api/rest/photo?select=*,photo_folder!inner(photogallery_id)&photo_folder.photogallery_id=eq.' + secret,
  );
  expect(photos.json()).toEqual([]);
});

test('managers’ lists show the subject and uploader of a picture', async () => {
  const product_id = await productWithoutPictures(api);
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
