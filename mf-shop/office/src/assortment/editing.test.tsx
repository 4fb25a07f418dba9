import type { Row } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

type OfferItem = Row<'product_item__offer'>;
const OFFER = '99999999-0000-4000-8000-000000000001';
const SAVE = 'POST /api/rest/rpc/save_offer_lines';
const UNDO = 'POST /api/rest/rpc/undo_change';
const LINES = ['Acer', 'Betula', 'Quercus'].map((name, index) => ({
  id: name,
  offer_id: OFFER,
  product_item_id: name,
  filter_value: null,
  name,
  name_cs: null,
  size: null,
  item: { id: name, size: null, spec1: null, spec2: null } as OfferItem['item'],
  inventory: index,
  price_cz: index * 100,
  price_sk: 0,
  price_pl: 17.05,
  version: 4,
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
}));

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));
beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
  localStorage.clear();
});

async function open(routes: TestRoutes = {}) {
  const server = testServer({
    'GET /api/rest/offer': ({ query }) => (query.has('id') ? [{ id: OFFER, title: 'Výprodej' }] : replyPage([])),
    'GET /api/rest/product_item__offer': replyPage(LINES),
    [SAVE]: 71,
    [UNDO]: 72,
    ...routes,
  });
  await renderPage(remote, `/cs/manager/offers/${OFFER}`, { server, person: { acl: ['sales'] } });
  await screen.findByRole('link', { name: 'Acer' }, { timeout: 10_000 });
  return server;
}
const cell = (name: string, title = 'Skladem') =>
  screen.getByRole('button', { name: new RegExp(`upravit: ${title}, ${name}$`) });

test('a cell is edited by keyboard alone, and the focus moves to the next row', async () => {
  const server = await open();
  cell('Acer').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Skladem: Acer' }));
  await userEvent.keyboard('7{Enter}');
  expect(cell('Betula')).toHaveFocus();
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  expect(server.sent(SAVE)[0]?.body).toEqual({ p_lines: [{ id: 'Acer', version: 4, inventory: 7 }] });
  await waitFor(() => expect(snackbars[0]?.text).toBe('Acer – Skladem: 7'));
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 71 }));
});

test('arrow keys move between cells, and Escape cancels and keeps the focus', async () => {
  const server = await open();
  cell('Acer').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(cell('Betula', 'Cena v Kč')).toHaveFocus();
  await userEvent.keyboard('{F2}999{Escape}');
  expect(cell('Betula', 'Cena v Kč')).toHaveFocus();
  expect(server.sent(SAVE)).toHaveLength(0);
});

test('an invalid value stays in the cell and is not saved', async () => {
  const server = await open();
  await userEvent.click(cell('Acer', 'Cena v Kč'));
  const input = screen.getByRole('textbox', { name: 'Cena v Kč: Acer' });
  await userEvent.clear(input);
  await userEvent.keyboard('asi 5{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Tuto hodnotu sem nelze zapsat.');
  expect(input).toBeInvalid();
  expect(server.sent(SAVE)).toHaveLength(0);
});

test('a version conflict of a cell is reported', async () => {
  await open({ [SAVE]: reply(409, { code: 'P0001', message: 'content.changed_meanwhile', details: '{"count":1}' }) });
  await userEvent.click(cell('Acer'));
  await userEvent.keyboard('5{Enter}');
  await waitFor(() => expect(snackbars[0]?.type).toBe('error'));
});

async function openBulk(routes: TestRoutes = {}) {
  const server = await open(routes);
  await userEvent.click(screen.getByRole('button', { name: 'Hromadná změna' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Hromadná změna/ }));
  return { server, dialog };
}

test('prices of all matching rows are raised by percent after a preview, as one change', async () => {
  const { server, dialog } = await openBulk();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Co změnit' }), 'Cena v Kč');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Jak' }), 'změnit o procenta');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Hodnota' }), '-2,5');
  expect(await dialog.findByRole('row', { name: /Betula/ })).toHaveTextContent(/100.*→.*97,5/);
  expect(dialog.getByText('Změní se: 2, beze změny: 1, vynecháno: 0')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Změnit 2 řádky' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Změněny 2 řádky'));
  expect(server.sent(SAVE)[0]?.body).toEqual({
    p_lines: [
      { id: 'Betula', version: 4, price_cz: 97.5 },
      { id: 'Quercus', version: 4, price_cz: 195 },
    ],
  });
});

test('only selected rows are changed', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat: Quercus' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hromadná změna' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Hromadná změna/ }));
  expect(dialog.getByText('Týká se 1 vybraného řádku.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Hodnota' }), '40');
  expect(dialog.getByText('Změní se: 1, beze změny: 0, vynecháno: 0')).toBeVisible();
});

test('too many rows require a filter', async () => {
  const { dialog } = await openBulk({ 'GET /api/rest/product_item__offer': replyPage(LINES, 5001) });
  expect(dialog.getByText(/nejvýš 5.000 řádků/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Použít' })).toBeDisabled();
});

test('the selection of a page is extended to all rows found, which a bulk change then covers', async () => {
  let rows = LINES.slice(0, 2);
  await open({ 'GET /api/rest/product_item__offer': () => replyPage(rows, LINES.length) });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat: Acer' }));
  expect(screen.queryByRole('button', { name: /nalezen/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat všechny na stránce' }));
  rows = LINES;
  await userEvent.click(screen.getByRole('button', { name: 'Vybrat všechny 3 nalezené' }));
  expect(await screen.findByRole('group', { name: 'Vybrány 3 řádky' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /nalezen/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hromadná změna' }));
  expect(await screen.findByText('Týká se 3 vybraných řádků.')).toBeInTheDocument();
});
