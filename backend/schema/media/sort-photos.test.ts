import type { UploadedImage } from '@arbora/domain';
import {
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

async function album(options: object, who?: string): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) {
    const answer = await send(await picture().jpeg().toBuffer(), options, who);
    ids.push(answer.json<UploadedImage>().id);
  }
  return ids;
}
const shown = (ids: string[]) =>
  api.database.asOwner<{ id: string; is_main: boolean }>(
    'select id, is_main from photo where id = any ($1) order by is_main desc, sort, created_at',
    [ids],
  );
const sort = async (p_ids: string[], who: string) =>
  api.call('POST', '/api/rest/rpc/sort_photos', { p_ids }, { token: await api.tokenFor(who) });

it('photos are sorted with the first as the main one, and the change is undone as a whole', async () => {
  const ids = await album({ product_id: await productWithoutPictures(api) });
  await sort(ids, SALES);
  const turned = ids.toReversed();
  expect((await sort(turned, SALES)).json()).toBe(2);
  const [first, ...rest] = turned;
  const expected = [{ id: first, is_main: true }, ...rest.map((id) => ({ id, is_main: false }))];
  expect(await shown(ids)).toEqual(expected);

  const token = await api.tokenFor(SALES);
  const [entry] = await api.database.asOwner<{ change_id: number }>(
    "select change_id from app_private.history where table_name = 'photo' order by id desc limit 1",
  );
  expect(
    (await api.call('POST', '/api/rest/rpc/undo_change', { p_change: entry?.change_id }, { token })).statusCode,
  ).toBe(200);
  expect((await shown(ids)).map(({ id }) => id)).toEqual(ids);
});

it('photos that the caller may not edit are left unchanged', async () => {
  const ids = await album({ photogallery_id: await makeGallery(api) }, EDITOR);
  await sort(ids, EDITOR);
  const before = await shown(ids);
  expect((await sort(ids.toReversed(), SALES)).json()).toBe(0);
  expect(await shown(ids)).toEqual(before);
  expect((await sort(ids.toReversed(), 'customer@arbora.example')).statusCode).toBe(403);
  expect((await sort(ids.toReversed(), EDITOR)).json()).toBe(2);
  expect((await shown(ids)).map(({ id }) => id)).toEqual(ids.toReversed());
});
