import type { DocumentVersion, Row } from '@arbora/domain';
import { renderPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';
// Preloads the lazy dialog.
import './versions-dialog';

const ID = '77777777-0000-4000-8000-000000000001';
const GROUP = '77777777-0000-4000-8000-000000000002';
const [ELM, OAK] = ['77777777-0000-4000-8000-00000000000a', '77777777-0000-4000-8000-00000000000b'] as const;
const RESTORE = 'POST /api/rest/rpc/restore_version';
const UNDO = 'POST /api/rest/rpc/undo_change';

beforeEach(() => setWindowWidth(1440));

const row: Row<'news_item'> = {
  id: ID, slug: 'rez', title: 'Zimní řez', author: null, author_id: null, topic: null, reading_minutes: 1,
  hero_image: null, hero_alt: null, perex: '', body: '<p>Řežte v zimě.</p>', locale: 'cs', tag: 'page', is_published: false,
  publish_at: null, translation_group: GROUP, created_at: '2026-11-01T08:00:00Z', completed_at: null, version: 3,
  updated_at: '2026-11-03T08:00:00Z',
}; // oxfmt-ignore

/** Three changes with one entry each. */
const VERSIONS: Record<number, { title: string; body: string; plants: string[] }> = {
  1: { title: 'Jarní řez', body: '<p>Řežte na jaře.</p>', plants: [ELM] },
  2: { title: 'Zimní řez', body: '<p>Řežte v zimě.</p>', plants: [ELM] },
  3: { title: 'Zimní řez', body: '<p>Řežte v zimě.</p>', plants: [OAK, ELM] },
};

function versionAt(change: number): DocumentVersion {
  if (change === 0) return {};
  const { plants, ...texts } = VERSIONS[change]!;
  const links = plants.map((product_id, position) => [`${ID},${product_id}`, { item_id: ID, product_id, position }]);
  return { news_item: { [ID]: { locale: 'cs', ...texts } }, news_item__product: Object.fromEntries(links) };
}

const entry = (change: number, values: object) => ({
  id: change, change_id: change, at: `2026-11-0${change}T08:00:00Z`, person_name: 'Jana Nová', operation: 'update',
  table_name: 'news_item', row_key: ID, before: null, after: null, undoes: null, ...values,
}); // oxfmt-ignore

async function open(routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/news_item': [row],
    'GET /api/rest/history_list': ({ query }) =>
      query.get('document') === `eq.news_item:${GROUP}`
        ? [
            entry(3, {
              operation: 'insert',
              table_name: 'news_item__product',
              row_key: `${ID},${OAK}`,
              after: { item_id: ID, product_id: OAK, position: 0 },
            }),
            entry(2, { before: { title: 'Jarní řez', body: '' }, after: { title: 'Zimní řez', body: '<p></p>' } }),
            entry(1, { operation: 'insert', after: { title: 'Jarní řez', locale: 'cs' } }),
          ]
        : [],
    'POST /api/rest/rpc/document_version': ({ body }: { body: unknown }) =>
      versionAt((body as { p_change: number }).p_change),
    'GET /api/rest/katalog_items': [
      { product_id: ELM, name: 'Ulmus', name_cs: 'jilm' },
      { product_id: OAK, name: 'Quercus', name_cs: 'dub' },
    ],
    ...routes,
  });
  const page = await renderPage(remote, `/cs/manager/news?list=pages&id=${ID}`, {
    server,
    person: { acl: ['editor'] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Verze' }));
  await screen.findByText('současná');
  return page;
}
const versions = () => within(screen.getByRole('list', { name: 'Verze' })).getAllByRole('button');
const marked = (tag: 'ins' | 'del') => screen.getAllByText((_, element) => element?.localName === tag).map(({ textContent }) => textContent); // oxfmt-ignore

test('the list shows author and columns of changes, and compares each version with the previous one', async () => {
  await open();
  const [latest, second, first] = versions();
  expect(latest).toHaveTextContent('3. listopadu 2026 v 9:00současnáJana NováČeština: Rostliny v článku');
  expect(second).toHaveTextContent(/Čeština: Název, Text článku$/);
  expect(first).toHaveTextContent(/Čeština: založeno$/);

  expect(await screen.findByText('Quercus – dub')).toBeVisible();
  expect([marked('ins'), screen.queryByText('jilm', { selector: 'ins' })]).toEqual([['Quercus – dub'], null]);

  await userEvent.click(second!);
  await waitFor(() => expect(marked('del')).toEqual(['Jarní', 'na jaře']));
  expect(marked('ins')).toEqual(['Zimní', 'v zimě']);
});

test('any two versions are compared, from older to newer', async () => {
  await open();
  await userEvent.click(versions()[0]!);
  await userEvent.selectOptions(screen.getByLabelText('Porovnat s verzí'), '1');
  await waitFor(() => expect(marked('del')).toEqual(['Jarní', 'na jaře']));
  expect(marked('ins')).toEqual(['Zimní', 'v zimě', 'Quercus – dub']);
});

test('a version is restored over the displayed one, and the restore is undone', async () => {
  const { server } = await open({ [RESTORE]: 4, [UNDO]: 5 });
  await userEvent.click(versions()[2]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Obnovit tuto verzi' }));
  expect(await screen.findByText('Verze je obnovená')).toBeVisible();
  expect(server.sent(RESTORE)[0]?.body).toEqual({ p_document: `news_item:${GROUP}`, p_change: 1, p_latest: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Vrátit zpět' }));
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 4 }));
  await waitFor(() => expect(screen.queryByText('Verze je obnovená')).toBeNull());
});

test('the form shows restored values', async () => {
  const { server } = await open({ [RESTORE]: 4 });
  await userEvent.click(versions()[2]!);
  server.on({ 'GET /api/rest/news_item': [{ ...row, title: 'Jarní řez', version: 4 }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Obnovit tuto verzi' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Název', hidden: true })).toHaveValue('Jarní řez'));
});

test('a version cannot be restored while the form has unsaved changes', async () => {
  await open();
  await userEvent.click(screen.getAllByRole('button', { name: 'Zavřít' }).at(-1)!);
  await userEvent.type(screen.getByRole('textbox', { name: 'Název' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Verze' }));
  await screen.findByText('současná');
  await userEvent.click(versions()[2]!);
  expect(await screen.findByRole('button', { name: 'Obnovit tuto verzi' })).toBeDisabled();
});
