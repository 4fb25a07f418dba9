import type { Row } from '@arbora/domain';
import { renderPage, replyPage, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const LIST = 'GET /api/rest/product_category';
const SAVE = 'PATCH /api/rest/product_category';
const ID = '66666666-0000-4000-8000-000000000001';
const DIALOG = 'Mezitím to uložil někdo jiný';

beforeEach(() => {
  setWindowWidth(1440);
  localStorage.clear();
});

function aCategory(changes: Partial<Row<'product_category'>> = {}): Row<'product_category'> {
  return {
    ...{ id: ID, cid: '11', cid_sub: null, name: 'Stromy', name_en: 'Trees', name_pl: 'Drzewa', is_public: true },
    ...{ version: 4, updated_at: '2026-11-02T08:00:00Z' },
    ...changes,
  };
}

/** Opens the form; `saved` are the versions that others save, each just before one of our saves. */
async function open(...saved: Row<'product_category'>[]) {
  let current = aCategory();
  const server = testServer({
    [LIST]: ({ query }) => (query.has('id') ? [current] : replyPage([current], 1)),
    'GET /api/rest/history_list': [],
    [SAVE]: ({ query }: { query: URLSearchParams }) => {
      current = saved.shift() ?? current;
      return query.get('version') === `eq.${current.version}` ? [{ ...current, version: current.version + 1 }] : [];
    },
  });
  const url = `/cs/manager/assortment/categories?id=${ID}`;
  const page = await renderPage(remote, url, { server, person: { acl: ['sales'] } });
  const name = within(await screen.findByRole('group', { name: 'Název' }));
  return { server, page, czech: name.getByLabelText(/^Čeština/), english: name.getByLabelText(/^Angličtina/) };
}
/** Pasted at once: every keystroke renders the form. */
async function append(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Uložit změny' })).toBeNull());

test('changes of different columns are merged and saved without a question', async () => {
  const { server, czech } = await open(
    aCategory({ cid: '12', version: 5 }),
    aCategory({ cid: '12', name_en: 'All trees', version: 6 }),
  );
  await append(czech, ' a keře');
  await save();
  await isClosed();
  expect(screen.queryByRole('dialog', { name: DIALOG })).toBeNull();
  expect(server.sent(SAVE).map(({ query }) => query.get('version'))).toEqual(['eq.4', 'eq.5', 'eq.6']);
  for (const { body } of server.sent(SAVE)) expect(body).toEqual({ name: 'Stromy a keře' });
});

test('the dialog lists only what both have changed, and “take all of mine” keeps the other changes', async () => {
  const { server, czech } = await open(aCategory({ name: 'Listnaté stromy', cid: '12', version: 5 }));
  await append(czech, ' a keře');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: DIALOG }));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Vzít všechno uložené' }));
  expect(dialog.getByRole('radio', { name: /Uložené.*Listnaté stromy/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Vzít všechno moje' }));
  expect(dialog.getByRole('radio', { name: /Vaše.*Stromy a keře/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Použít výběr' }));
  await save();
  await isClosed();
  expect(server.sent(SAVE).at(-1)?.body).toEqual({ name: 'Stromy a keře' });
  expect(server.sent(SAVE).at(-1)?.query.get('version')).toBe('eq.5');
});

test('the saved value of a column can be taken, and own changes of other columns are kept', async () => {
  const { server, czech, english } = await open(aCategory({ name: 'Listnaté stromy', version: 5 }));
  await append(czech, ' a keře');
  await append(english, ' and shrubs');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: DIALOG }));
  await userEvent.click(dialog.getByRole('radio', { name: /Uložené.*Listnaté stromy/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Použít výběr' }));
  expect(czech).toHaveValue('Listnaté stromy');
  await save();
  await isClosed();
  expect(server.sent(SAVE).at(-1)?.body).toEqual({ name_en: 'Trees and shrubs' });
});

test('a restored draft is merged like typed changes', async () => {
  const { czech, page } = await open();
  await append(czech, ' a keře');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Stromy a keře'));
  page.unmount();
  const again = await open(aCategory({ cid: '12', version: 5 }));
  await waitFor(() => expect(again.czech).toHaveValue('Stromy a keře'));
  await save();
  await isClosed();
  expect(screen.queryByRole('dialog', { name: DIALOG })).toBeNull();
  expect(again.server.sent(SAVE).at(-1)?.body).toEqual({ name: 'Stromy a keře' });
});
