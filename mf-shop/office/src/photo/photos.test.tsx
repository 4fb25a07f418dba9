import type { Row } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const PLANT_ID = '77777777-0000-4000-8000-000000000001';
const PLANT_URL = `/cs/manager/photo/assortment/${PLANT_ID}`;
const UNASSIGNED = '/cs/manager/photo/unassigned';
const UPLOAD = 'POST /api/media/image';
const SORT = 'POST /api/rest/rpc/sort_photos';

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

const idOf = (digit: number): string => `88888888-0000-4000-8000-00000000000${digit}`;

function aPhoto(digit: number, changes: Partial<Row<'photos_recent'>> = {}): Partial<Row<'photos_recent'>> {
  return {
    id: idOf(digit),
    folder_id: 'f',
    key: `${digit}`.repeat(32),
    width: 1200,
    height: 800,
    byte_size: 2048,
    title: `Snímek ${digit}`,
    title_en: null,
    title_pl: null,
    sort: digit,
    is_main: digit === 1,
    created_at: '2026-11-01T08:00:00Z',
    product_id: PLANT_ID,
    product_name: 'Acer campestre',
    photogallery_name: null,
    created_by_name: 'Simona',
    version: 1,
    ...changes,
  };
}
const plant = {
  product_id: PLANT_ID,
  name: 'Acer campestre',
  name_cs: 'Javor babyka',
  folder_id: null,
  photo_count: 0,
  key: null,
};
const unassigned = aPhoto(3, { folder_id: null, product_id: null, product_name: null, title: null, is_main: false });

function open(url: string, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/photos_recent': ({ query }) => (query.has('id') ? [aPhoto(1)] : [aPhoto(1), aPhoto(2)]),
    'GET /api/rest/photos_unassigned': replyPage([unassigned]),
    'GET /api/rest/photos_assortment': [plant],
    'GET /api/rest/history_list': [{ change_id: 9, row_key: idOf(3) }],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}
const file = (name: string, type = 'image/gif'): File => new File(['GIF89a'], name, { type });

test('several pictures are uploaded to a plant, each with its result, and a failed one is retried', async () => {
  const error = reply(503, { code: 'media.unavailable', message: '' });
  const sent: unknown[] = [];
  const { server } = await open(PLANT_URL, {
    [UPLOAD]: ({ body }: { body: unknown }) => (sent.push(body) === 2 ? error : { id: idOf(4), key: 'k' }),
  });
  await userEvent.upload(
    await screen.findByLabelText('Vybrat soubory'),
    [file('a.gif'), file('b.gif'), file('c.gif'), file('navod.pdf', 'application/pdf')],
    { applyAccept: false },
  );
  await waitFor(() => expect(screen.getAllByText('Odesláno')).toHaveLength(2));
  expect(sent[0]).toEqual({ image: 'data:image/gif;base64,R0lGODlh', options: { product_id: PLANT_ID } });
  expect(sent).toHaveLength(3);
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.getByText('Soubory tohoto druhu nepřijímáme.')).toBeVisible();
  const lists = server.sent('GET /api/rest/photos_recent').length;
  await userEvent.click(screen.getByRole('button', { name: /Zkusit.*b\.gif/ }));
  await waitFor(() => expect(screen.getAllByText('Odesláno')).toHaveLength(3));
  await waitFor(() => expect(server.sent('GET /api/rest/photos_recent').length).toBeGreaterThan(lists));
});

test.each([
  [503, 'media.unavailable', 'error static upload'],
  [404, 'media.folder_unknown', 'org folder not found'],
])('a failed upload with status %i is logged', async (status, code, text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await open(PLANT_URL, { [UPLOAD]: reply(status, { code, message: '' }) });
  await userEvent.upload(await screen.findByLabelText('Vybrat soubory'), file('a.gif'));
  await screen.findByRole('alert');
  expect(warn).toHaveBeenCalledWith(text, expect.objectContaining({ code }));
  warn.mockRestore();
});

test('pictures are reordered by keyboard, which can be undone', async () => {
  const { server } = await open(PLANT_URL, { [SORT]: 2, 'POST /api/rest/rpc/undo_change': 10 });
  const list = await screen.findByRole('list', { name: 'Snímky' });
  const items = within(list).getAllByRole('listitem');
  for (const [index, item] of items.entries()) {
    item.getBoundingClientRect = () => new DOMRect(index * 200, 0, 190, 150);
  }
  within(items[0]!).getByRole('button', { name: 'Posunout: Snímek 1' }).focus();
  for (const [key, announcement] of [
    ['[Space]', 'Snímek 1: místo 1.'],
    ['[ArrowRight]', 'Snímek 1: místo 2.'],
    ['[Space]', 'Snímek 1: položeno na místo 2.'],
  ] as const) {
    await userEvent.keyboard(key);
    await screen.findByText(announcement);
  }
  await waitFor(() => expect(server.sent(SORT)[0]?.body).toEqual({ p_ids: [idOf(2), idOf(1)] }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Pořadí snímků je uložené'));
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent('POST /api/rest/rpc/undo_change')[0]?.body).toEqual({ p_change: 9 }));
});

test('a picture is described in three languages', async () => {
  const { server } = await open(`${PLANT_URL}?id=${idOf(1)}`, { 'PATCH /api/rest/photo': [aPhoto(1)] });
  const english = await screen.findByRole('textbox', { name: /^Angličtina/ });
  await userEvent.type(english, 'Autumn leaves');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent('PATCH /api/rest/photo')[0]?.body).toEqual({ title_en: 'Autumn leaves' }));
});

test('selected pictures are assigned to a plant, and its folder is created', async () => {
  const { server } = await open(UNASSIGNED, {
    'POST /api/rest/photo_folder': [{ id: 'folder' }],
    'PATCH /api/rest/photo': [{ id: idOf(3) }],
  });
  expect(await screen.findByText('chybí popis')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat: Bez popisu' }));
  const bar = within(screen.getByRole('group', { name: 'Vybrán 1 řádek' }));
  await userEvent.click(bar.getByRole('button', { name: 'Přiřadit rostlině' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ke které rostlině snímek patří?' }));
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Název rostliny' }), 'Babyka');
  await waitFor(() =>
    expect(server.sent('GET /api/rest/photos_assortment').at(-1)?.query.get('search')).toBe('ilike.%babyka%'),
  );
  await userEvent.click(await dialog.findByRole('button', { name: /Acer campestre/ }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('1 snímek patří k Acer campestre'));
  expect(server.sent('POST /api/rest/photo_folder')[0]?.body).toEqual({ name: 'Acer campestre', product_id: PLANT_ID });
  const [request] = server.sent('PATCH /api/rest/photo');
  expect(request?.body).toEqual({ folder_id: 'folder', is_main: false, sort: 0 });
  expect(request?.query.get('id')).toBe(`in.(${idOf(3)})`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('deleted pictures can be restored', async () => {
  const { server } = await open(UNASSIGNED, { 'DELETE /api/rest/photo': [{ id: idOf(3) }] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat: Bez popisu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Smazat' }));
  await waitFor(() => expect(snackbars[0]).toMatchObject({ action: { label: 'Vrátit zpět' } }));
  expect(server.sent('DELETE /api/rest/photo')[0]?.query.get('id')).toBe(`in.(${idOf(3)})`);
});

test('plants without pictures are filtered, and link to their pictures', async () => {
  const { server } = await open('/cs/manager/photo/assortment?pictures=without&q=javor', {
    'GET /api/rest/photos_assortment': replyPage([plant]),
  });
  const link = await screen.findByRole('link', { name: 'Acer campestre' });
  expect(link).toHaveAttribute('href', PLANT_URL);
  const { query } = server.sent('GET /api/rest/photos_assortment')[0]!;
  expect([query.get('photo_count'), query.get('search')]).toEqual(['eq.0', 'ilike.%javor%']);
});

test('an unknown plant is not found', async () => {
  const { shell } = await open(PLANT_URL, { 'GET /api/rest/photos_assortment': [] });
  await waitFor(() => expect(shell.notFound).toEqual([PLANT_URL]));
});
