import { renderPart, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ManagerPage } from '../frame/manager-page';
import { HISTORY, UNDO } from '../testing/jobs';
import { kit } from '../testing/open-section';
import { aPhoto, PHOTOS, photoId, PLANT_ID, UPLOAD } from '../testing/photos';
import { snackbars } from '../testing/snackbars';
import { setWindowWidth } from '../testing/test-browser';
import { FolderView } from './folder-view';
import { folderPhotos } from './photos.section';

const SORT = 'POST /api/rest/rpc/sort_photos';
const WIDTH = 200;
const photos = [aPhoto(1), aPhoto(2), aPhoto(3, { title: null })];
beforeEach(() => setWindowWidth(1440));
afterEach(() => jest.restoreAllMocks());

async function open(routes: TestRoutes = {}, url = '/cs/manager/photo') {
  const server = testServer({
    [PHOTOS]: ({ query }) => (query.has('id') ? [aPhoto(2)] : photos),
    [HISTORY]: [{ change_id: 9, row_key: photoId(1) }],
    ...routes,
  });
  const part = (
    <ManagerPage title="Page">
      <FolderView section={folderPhotos} target={{ product_id: PLANT_ID }} />
    </ManagerPage>
  );
  return renderPart(kit, part, { server, url, person: { acl: ['sales'] } });
}
const cards = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('list', { name: 'Snímky' })).getAllByRole('listitem');
const names = async () => (await cards()).map((card) => within(card).getByRole('link').textContent);

/** Moves the first picture to the second place by keyboard; jsdom has no layout, so the cards get one. */
async function swapFirstTwo(): Promise<void> {
  const items = await cards();
  for (const [index, item] of items.entries()) {
    item.getBoundingClientRect = () => new DOMRect(index * WIDTH, 0, WIDTH - 10, 150);
  }
  within(items[0]!).getByRole('button', { name: 'Posunout: Picture 1' }).focus();
  for (const [key, announcement] of [
    ['[Space]', 'Picture 1: místo 1.'],
    ['[ArrowRight]', 'Picture 1: místo 2.'],
    ['[Space]', 'Picture 1: položeno na místo 2.'],
  ] as const) {
    await userEvent.keyboard(key);
    await screen.findByText(announcement);
  }
}

test('the pictures of a plant are shown in their order, one without a description as such', async () => {
  const { server } = await open();
  expect(await names()).toEqual(['Picture 1', 'Picture 2', 'Bez popisu']);
  expect(within((await cards())[2]!).getByText('chybí popis')).toBeInTheDocument();
  const { query } = server.sent(PHOTOS)[0]!;
  expect(query.get('product_id')).toBe(`eq.${PLANT_ID}`);
  expect(query.get('order')).toMatch(/^is_main\.desc\S*,sort\.asc/);
});

test('a new order is shown at once, saved, and undone from its message', async () => {
  let respond: (result: unknown) => void = () => undefined;
  const { server } = await open({ [SORT]: () => new Promise((resolve) => (respond = resolve)), [UNDO]: 10 });
  await swapFirstTwo();
  await waitFor(async () => expect(await names()).toEqual(['Picture 2', 'Picture 1', 'Bez popisu']));
  expect(server.sent(SORT)[0]?.body).toEqual({ p_ids: [photoId(2), photoId(1), photoId(3)] });
  expect(snackbars).toEqual([]);
  respond(3);
  await waitFor(() => expect(snackbars[0]?.text).toBe('Pořadí snímků je uložené'));
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 9 }));
});

test('an order that is refused is told, and the pictures return to their places', async () => {
  await open({ [SORT]: reply(403, { code: 'auth.forbidden', message: '' }) });
  await swapFirstTwo();
  await waitFor(() => expect(snackbars[0]).toMatchObject({ type: 'error', text: expect.stringMatching(/\S/) }));
  expect(await names()).toEqual(['Picture 1', 'Picture 2', 'Bez popisu']);
});

test('a picture opens by its name', async () => {
  const { history } = await open();
  await userEvent.click(within((await cards())[1]!).getByRole('link'));
  expect(history.location.search).toBe(`?id=${photoId(2)}`);
});

test('the drawer of a picture closes to the folder', async () => {
  const { history } = await open({}, `/cs/manager/photo?id=${photoId(2)}`);
  await screen.findByRole('dialog', { name: 'Picture 2' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('selected pictures are taken out of the plant together', async () => {
  const PATCH = 'PATCH /api/rest/photo';
  const { server } = await open({ [PATCH]: [{ id: photoId(1) }, { id: photoId(2) }] });
  for (const name of ['Picture 1', 'Picture 2']) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Vybrat: ${name}` }));
  }
  const bar = within(screen.getByRole('group', { name: 'Vybrány 2 řádky' }));
  await userEvent.click(bar.getByRole('button', { name: 'Zrušit přiřazení' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('2 snímky už nikam nepatří'));
  expect(server.sent(PATCH)[0]?.body).toEqual({ folder_id: null, is_main: false });
  expect(server.sent(PATCH)[0]?.query.get('id')).toBe(`in.(${photoId(1)},${photoId(2)})`);
});

test('a folder without pictures says how to add one, and shows it once it is uploaded', async () => {
  const { server } = await open({ [PHOTOS]: [], [UPLOAD]: { id: photoId(1), key: 'k', url: '/cdn/k' } });
  expect(await screen.findByText('Zatím žádný snímek')).toBeInTheDocument();
  server.on({ [PHOTOS]: [aPhoto(1)] });
  await userEvent.upload(screen.getByLabelText('Vybrat soubory'), new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
  expect(await names()).toEqual(['Picture 1']);
  expect(server.sent(UPLOAD)[0]?.body).toMatchObject({ options: { product_id: PLANT_ID } });
});

test.each([
  ['of another kind', new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), 'Soubory tohoto druhu nepřijímáme.'],
  ['that is too large', largeFile(), 'Soubor je příliš velký.'],
])('a file %s is refused with its reason and not sent', async (_name, file, reason) => {
  const { server } = await open();
  await cards();
  await userEvent.upload(screen.getByLabelText('Vybrat soubory'), file, { applyAccept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(server.sent(UPLOAD)).toEqual([]);
});

/** An animated picture, which is not shrunk before it is sent. */
function largeFile(): File {
  return Object.defineProperty(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), 'size', { value: 9_000_000 });
}
