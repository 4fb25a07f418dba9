import type { Row } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { csvOf } from '@arbora/office';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const OFFER = '99999999-0000-4000-8000-000000000001';
const SAVE = 'POST /api/rest/rpc/save_offer_lines';
const HEADERS = ['Rostlina a velikost', 'Výběr', 'Skladem', 'Cena v Kč', 'Cena v €', 'Cena v zł'];

type Line = Row<'product_item__offer'>;
function aLine(name: string, filter_value: string | null, changes: Partial<Line> = {}): Line {
  const item = { id: name, size: '12-14', spec1: 'ZB', spec2: null };
  return {
    ...{
      id: `${name}-${filter_value}`,
      offer_id: OFFER,
      product_item_id: name,
      filter_value,
      name,
      name_cs: null,
      size: '12-14',
    },
    ...{ inventory: 5, price_cz: 1234.5, price_sk: 0, price_pl: 17.05, version: 4, item },
    ...{ created_at: '2026-11-01T08:00:00Z', updated_at: '2026-11-01T08:00:00Z' },
    ...changes,
  } as Line;
}
const LINES = [
  aLine('Acer platanoides', '0012'),
  aLine('Acer platanoides', null, { inventory: 0 }),
  aLine('Růže "Žluťoučký; kůň"', '=SUM(1)', { price_cz: 0.1 + 0.2 }),
  aLine('Łąkowa trawa', '-7', { inventory: 1_000_000, price_cz: 99_999_999.99 }),
];

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));
beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
  localStorage.clear();
});

/** Creates a file with `arrayBuffer`, which jsdom's File lacks. */
async function fileOf(name: string, content: Blob | string): Promise<File> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content).buffer : await bytesOf(content);
  return Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(bytes) });
}
function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
}

async function choose(file: File, routes: TestRoutes = {}) {
  const server = testServer({
    'GET /api/rest/offer': ({ query }) => (query.has('id') ? [{ id: OFFER, title: 'Výprodej' }] : replyPage([])),
    'GET /api/rest/product_item__offer': replyPage(LINES),
    ...routes,
  });
  await renderPage(remote, `/cs/manager/offers/${OFFER}`, { server, person: { acl: ['sales'] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Import ze souboru' }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog', { name: /Import ze souboru/ }));
  await userEvent.upload(await dialog.findByLabelText('Tabulka CSV nebo sešit Excelu'), file);
  return { server, dialog };
}
const csv = (...lines: (string | number | null)[][]) => csvOf([HEADERS, ...lines], 'cs');

test.each(['csv', 'xlsx'] as const)('a list exported as %s and imported unmodified changes nothing', async (format) => {
  const saved: Blob[] = [];
  window.URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { dialog } = await choose(await fileOf('x.csv', csv()));
  await userEvent.click(await dialog.findByRole('button', { name: 'Zrušit' }));
  await userEvent.click(await screen.findByText('Export', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('button', { name: format === 'csv' ? 'Tabulka CSV' : 'Sešit Excelu' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  click.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Import ze souboru' }));
  const reopened = within(await screen.findByRole('dialog', { name: /Import ze souboru/ }));
  const file = await fileOf(`export.${format}`, saved[0]!);
  await userEvent.upload(reopened.getByLabelText('Tabulka CSV nebo sešit Excelu'), file);
  expect(await reopened.findByText('Změní se: 0, beze změny: 4, vynecháno: 0')).toBeVisible();
  expect(reopened.getByRole('button', { name: 'Použít' })).toBeDisabled();
});

test('differences are previewed, written atomically with the versions read, and undone', async () => {
  const file = await fileOf('ceny.csv', csv(['Acer platanoides 12-14 ZB', '0012', '7', '1 300,40', '', '17,05']));
  const { server, dialog } = await choose(file, { [SAVE]: '71', 'POST /api/rest/rpc/undo_change': 72 });
  const row = await dialog.findByRole('row', { name: /Acer platanoides 12-14 ZB/ });
  expect(row).toHaveTextContent(/5 → 7.*1.234,5 → 1.300,4/);
  await userEvent.click(dialog.getByRole('button', { name: 'Změnit 1 řádek' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Změněn 1 řádek'));
  expect(server.sent(SAVE)[0]?.body).toEqual({
    p_lines: [{ id: 'Acer platanoides-0012', version: 4, inventory: 7, price_cz: 1300.4 }],
  });
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent('POST /api/rest/rpc/undo_change')).toHaveLength(1));
});

test('unknown names, duplicate lines and invalid numbers are reported by line and skipped', async () => {
  const maple = ['Acer platanoides 12-14 ZB', '0012'];
  const { dialog } = await choose(
    await fileOf(
      'ceny.csv',
      csv(['Quercus', '', '1'], [...maple, '5'], [...maple, '6'], ['Łąkowa trawa 12-14 ZB', "'-7", 'asi 5']),
    ),
  );
  expect(await dialog.findByText('Změní se: 0, beze změny: 1, vynecháno: 3')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Řádek 2: „Quercus“ tu není',
    'Řádek 4: „Acer platanoides 12-14 ZB“ je v souboru podruhé',
    'Řádek 5: „asi 5“ ve sloupci Skladem nelze použít',
  ]);
});

test('a column with another title is mapped, and ambiguous names are reported without the identifying column', async () => {
  const file = await fileOf(
    'ceny.csv',
    csvOf(
      [
        ['Rostlina', 'Skladem'],
        ['Acer platanoides 12-14 ZB', 9],
      ],
      'cs',
    ),
  );
  const { dialog } = await choose(file);
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Rostlina a velikost' }), 'Rostlina');
  expect(await dialog.findByText('Řádek 2: „Acer platanoides 12-14 ZB“ je tu víckrát')).toBeVisible();
});

test('cells of columns that an import does not write, and unknown columns, are reported', async () => {
  const maple = 'Acer platanoides 12-14 ZB';
  const lines = [
    ['Rostlina a velikost', 'Výběr', 'Skladem', 'ID záznamu', 'Naše poznámka'],
    ['Acer platanoides 14-16 ZB', '0012', '5', 'Acer platanoides-0012', 'x'],
    [maple, '0099', '7', 'Acer platanoides-null', ''],
    ['', "'-7", '1 000 000', 'Łąkowa trawa--7', ''],
  ];
  const { dialog } = await choose(await fileOf('ceny.csv', csvOf(lines, 'cs')));
  expect(await dialog.findByText('Změní se: 1, beze změny: 1, vynecháno: 2')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Řádek 2: „Acer platanoides 14-16 ZB“ ve sloupci Rostlina a velikost se nezapíše, import tento sloupec nemění (je tu „${maple}“)`,
    'Řádek 3: „0099“ ve sloupci Výběr se nezapíše, import tento sloupec nemění (je tu „prázdné“)',
  ]);
  expect(dialog.getByRole('row', { name: new RegExp(maple) })).toHaveTextContent('0 → 7');
  expect(dialog.getByText('Sloupce, které tu nejsou a nečtou se: Naše poznámka')).toBeVisible();
});

test('every invalid cell of a line is reported', async () => {
  const line = ['Acer platanoides 12-14 ZB', '0012', 'asi 5', 'dohodou'];
  const { dialog } = await choose(await fileOf('ceny.csv', csv(line)));
  expect(await dialog.findByText('Řádek 2: „asi 5“ ve sloupci Skladem nelze použít')).toBeVisible();
  expect(dialog.getByText('Řádek 2: „dohodou“ ve sloupci Cena v Kč nelze použít')).toBeVisible();
});

test('a file of more than 5 MB is refused', async () => {
  const { dialog } = await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'ceny.xlsx'));
  expect(await dialog.findByText(/^Soubor je moc velký, čteme nejvýše 5 MB/)).toBeVisible();
});

test('an error is shown in the dialog', async () => {
  const changed = reply(409, { code: 'P0001', message: 'content.changed_meanwhile', details: '{"count":1}' });
  const file = await fileOf('ceny.csv', csv(['Acer platanoides 12-14 ZB', '0012', '7']));
  const { dialog } = await choose(file, { [SAVE]: changed });
  await userEvent.click(await dialog.findByRole('button', { name: 'Změnit 1 řádek' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(snackbars).toHaveLength(0);
});
