import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '../test-browser';

const URL = '/cs/manager/settings';
const READ = 'GET /api/at-rest/kejval';
const SAVE = 'PATCH /api/at-rest/kejval';
const UNDO = 'POST /api/rest/rpc/undo_change';
const stored = {
  item: 'arbora-www',
  notice: 'V pátek máme zavřeno',
  notice_en: null,
  notice_pl: null,
  bulletin_image: '/cdn/0123?w=1200',
  version: 5,
  updated_at: '2026-11-01T08:00:00Z',
};

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));
beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

function open(url = URL, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    [READ]: [stored],
    'GET /api/rest/history_list': [
      { id: 4, change_id: 30, row_key: 'arbora-www', at: '2026-11-01T08:00:00Z', person_name: 'Alena', undoes: null },
    ],
    'GET /api/rest/photos_recent': replyPage([
      { id: 'p', key: 'abc', title: 'Alej', title_en: null, title_pl: null, product_name: null },
    ]),
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['admin'] } });
}

test('the preferences are shown with who changed them last, which is undone from there', async () => {
  const { server } = await open(URL, { [UNDO]: 31 });
  expect(await screen.findByText('V pátek máme zavřeno')).toBeVisible();
  expect(await screen.findByText(/Alena/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Vrátit zpět' }));
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 30 }));
});

test('a changed notice is saved with the rest of the record, unless somebody else was faster', async () => {
  const { server } = await open(`${URL}?form=preferences`, { [SAVE]: [] });
  const notice = await screen.findByRole('textbox', { name: /^Čeština/ });
  await userEvent.clear(notice);
  await userEvent.type(notice, 'V sobotu máme otevřeno');
  server.on({ [READ]: [{ ...stored, notice: 'Zavřeno celý týden', version: 6 }] });
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Mezitím to uložil někdo jiný' }));
  await userEvent.click(conflict.getByRole('button', { name: 'Použít výběr' }));

  server.on({ [SAVE]: [{ ...stored, version: 7 }] });
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(2));
  expect(server.sent(SAVE)[1]?.body).toEqual({
    value: { notice: { cs: 'V sobotu máme otevřeno', en: null, pl: null }, bulletin_image: '/cdn/0123?w=1200' },
  });
  expect(server.sent(SAVE)[1]?.query.get('version')).toBe('eq.6');
});

test('the picture is taken from the library', async () => {
  const { server } = await open(`${URL}?form=preferences`, { [SAVE]: [stored] });
  await userEvent.click(await screen.findByRole('button', { name: 'Vybrat obrázek: Obrázek bulletinu' }));
  const library = within(await screen.findByRole('dialog', { name: 'Fotobanka' }));
  await userEvent.click(await library.findByRole('button', { name: 'Alej' }));
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent(SAVE)[0]?.body).toMatchObject({ value: { bulletin_image: '/cdn/abc' } }));
});
