import { on } from '@arbora/event-bus';
import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, replyPage, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import type { OpenItem } from './refunds.section';

const LIST = 'GET /api/rest/open_item_list';
const REFUND = 'POST /api/rest/rpc/refund_open_item';
const CLOSE = 'POST /api/rest/rpc/close_open_item';
const ORDER = 'POST /api/rest/rpc/order_refunds';
const FILE = 'GET /api/backend/payment_order/o-1/file';

const item = (change: Partial<OpenItem>): Partial<OpenItem> => ({
  reason: 'paid_twice',
  state: 'open',
  amount: 450,
  currency: 'CZK',
  vs: '2611000001',
  created_at: '2026-11-24T10:00:00Z',
  ...change,
});
const ITEMS = [
  item({ id: 'i-1', person_name: 'Eva Malá', account: 'CZ6508000000192000145399', holder: 'Eva Malá' }),
  item({ id: 'i-2', person_name: 'Jan Dub', reason: 'cancelled', account: null }),
  item({ id: 'i-3', person_name: 'Petr Buk', state: 'refund', account: 'CZ6508000000192000145399', amount: 50.5 }),
  item({ id: 'i-4', person_name: 'Zuzana Lipová', state: 'refund', account: 'SK3112000000198742637541' }),
];

const saved: string[] = [];
const snackbars: string[] = [];
on('snackbar', ({ text }) => void snackbars.push(text));

beforeEach(() => {
  setWindowWidth(1440);
  saved.length = 0;
  snackbars.length = 0;
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function open() {
  const server = testServer({
    [LIST]: replyPage(ITEMS, ITEMS.length),
    [REFUND]: '"i-1"',
    [CLOSE]: '"i-1"',
    [ORDER]: 'o-1',
    [FILE]: {},
  });
  await renderPage(remote, '/cs/manager/booking/payments?list=refunds', { server, person: { acl: ['sales'] } });
  await screen.findByRole('row', { name: /Eva Malá/ });
  return server;
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('open items are listed with reason, state and account', async () => {
  await open();
  expect(row(/Eva Malá/).getByText('Zaplaceno dvakrát')).toBeInTheDocument();
  expect(row(/Eva Malá/).getByText('K rozhodnutí')).toBeInTheDocument();
  expect(row(/Eva Malá/).getByText('19-2000145399/0800')).toBeInTheDocument();
  expect(row(/Zuzana/).getByText('SK31 1200 0000 1987 4263 7541')).toBeInTheDocument();
});

test('a refund goes to the account of the payment, and a wrong one is refused by its field', async () => {
  const server = await open();
  await userEvent.click(row(/Eva Malá/).getByRole('button', { name: /^Vrátit/ }));
  const given = await dialog();
  const account = given.getByRole('textbox', { name: 'Protiúčet' });
  expect(account).toHaveValue('19-2000145399/0800');
  await userEvent.clear(account);
  await userEvent.type(account, '19-2000145398/0800');
  await userEvent.click(given.getByRole('button', { name: 'Vrátit' }));
  await waitFor(() => expect(account).toBeInvalid());
  expect(server.sent(REFUND)).toEqual([]);
  await userEvent.clear(account);
  await userEvent.type(account, 'SK31 1200 0000 1987 4263 7541');
  await userEvent.click(given.getByRole('button', { name: 'Vrátit' }));
  await waitFor(() => expect(server.sent(REFUND)).toHaveLength(1));
  expect(server.sent(REFUND)[0]!.body).toEqual({
    p_item: 'i-1',
    p_account: 'SK31 1200 0000 1987 4263 7541',
    p_holder: 'Eva Malá',
  });
  await waitFor(() => expect(snackbars).toHaveLength(1));
});

test('an item is closed with a note', async () => {
  const server = await open();
  await userEvent.click(row(/Jan Dub/).getByRole('checkbox'));
  const bar = within(screen.getByRole('group', { name: /^Vybrán/ }));
  await userEvent.click(bar.getByRole('button', { name: /^Uzavřít jinak/ }));
  const given = await dialog();
  await userEvent.click(given.getByRole('radio', { name: 'Nic se nevrací' }));
  await userEvent.click(given.getByRole('button', { name: 'Uzavřít jinak' }));
  expect(server.sent(CLOSE)).toEqual([]);
  await userEvent.type(given.getByRole('textbox', { name: /^Poznámka/ }), 'Storno po lhůtě');
  await userEvent.click(given.getByRole('button', { name: 'Uzavřít jinak' }));
  await waitFor(() =>
    expect(server.sent(CLOSE)[0]?.body).toEqual({ p_item: 'i-2', p_refunded: false, p_note: 'Storno po lhůtě' }),
  );
});

test('decided refunds become a payment order, whose file is saved', async () => {
  const server = await open();
  await userEvent.click(row(/Petr Buk/).getByRole('checkbox'));
  await userEvent.click(row(/Zuzana/).getByRole('checkbox'));
  const bar = within(screen.getByRole('group', { name: /^Vybrán/ }));
  await userEvent.click(bar.getByRole('button', { name: /^Platební příkaz/ }));
  const given = await dialog();
  expect(given.getByText(/celkem 500,50/)).toBeInTheDocument();
  // ABO names Czech accounts only.
  expect(given.queryByRole('radio', { name: /ABO/ })).toBeNull();
  await userEvent.click(given.getByRole('button', { name: 'Vytvořit příkaz' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^refunds-20\d\d-\d\d-\d\d\.xml$/)]));
  expect(server.sent(ORDER)[0]!.body).toMatchObject({ p_items: ['i-3', 'i-4'] });
  expect(server.sent(FILE)[0]!.query.get('format')).toBe('sepa');
});
