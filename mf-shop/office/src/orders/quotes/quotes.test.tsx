import { enter, reply, replyPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInquiry, DRAFTS, ID, line, LIST, open, QUOTES, snackbars } from '../test-data';
import type { QuoteDraft } from './quote-draft.queries';
import type { SentQuote } from './quotes.queries';

const SEND = 'POST /api/rest/rpc/send_quote';

function aQuote(changes: Partial<SentQuote> = {}): SentQuote {
  return {
    id: 'q1',
    number: 1,
    state: 'returned',
    items: [{ ...line, price: 5.2 }],
    country: 'SK',
    vat: 'reverse_charge',
    valid_until: '2999-12-31',
    note: '',
    word: 'Levněji, prosím',
    created_at: '2026-11-21T09:00:00Z',
    answered_at: '2026-11-22T09:00:00Z',
    order_id: null,
    ...changes,
  };
}

async function priceForm(button = 'Nacenit') {
  // The drawer makes three requests in sequence.
  await userEvent.click(await screen.findByRole('button', { name: button }, { timeout: 5000 }));
  return within(await screen.findByRole('dialog', { name: 'Cenová nabídka na poptávku P26000012' }));
}
const pieces = (form: ReturnType<typeof within>) => form.getByRole('spinbutton', { name: 'Kusů' });
const price = (form: ReturnType<typeof within>) => form.getByRole('textbox', { name: 'Cena za kus' });

test('a quote is priced in the currency of the customer', async () => {
  const { server } = await open(undefined, { [SEND]: { id: 'q1', number: 1, state: 'sent' } });
  const form = await priceForm();
  expect(form.getByText('€')).toBeVisible();
  await userEvent.clear(pieces(form));
  await enter(pieces(form), '35');
  await enter(price(form), '5,2');
  expect(form.getByRole('status')).toHaveTextContent(/182/);
  await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
  await waitFor(() => expect(snackbars.map(({ text }) => text)).toEqual(['Nabídka je odeslaná zákazníkovi']));
  expect(server.sent(SEND)[0]?.body).toMatchObject({
    p_inquiry: ID,
    p_number: 0,
    p_items: [{ product_item_id: 'maple', amount: 35, price: 5.2 }],
    p_country: 'SK',
    p_vat: 'excluded',
    p_note: '',
  });
});

test('a price that is no number or not above zero is refused with its reason', async () => {
  const { server } = await open();
  const form = await priceForm();
  for (const [typed, reason] of [
    ['abc', 'Zadejte číslo, třeba 195,50.'],
    ['0', 'Nejméně 0,01.'],
    ['-5', 'Nejméně 0,01.'],
  ] as const) {
    await userEvent.clear(price(form));
    await enter(price(form), typed);
    await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
    await waitFor(() => expect(price(form)).toHaveAccessibleDescription(expect.stringContaining(reason)));
    expect(price(form)).toBeInvalid();
  }
  expect(server.sent(SEND)).toHaveLength(0);
});

test('a substitute is found by typing and added to the quote', async () => {
  const { server } = await open(undefined, {
    [SEND]: { id: 'q1', number: 1, state: 'sent' },
    'GET /api/rest/katalog_items_full': [
      {
        product_item_id: 'hornbeam',
        name: 'Carpinus betulus',
        name_cs: 'Habr',
        size: '10-12',
        spec1: 'ZB',
        spec2: null,
      },
    ],
  });
  const form = await priceForm();
  await enter(price(form), '5');
  await enter(form.getByRole('combobox', { name: 'Přidat rostlinu nebo náhradu' }), 'habr');
  await userEvent.click(await screen.findByTitle('Carpinus betulus 10-12 ZB'));
  await enter(form.getAllByRole('textbox', { name: 'Cena za kus' })[1]!, '4');
  await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
  await waitFor(() =>
    expect(server.sent(SEND)[0]?.body).toMatchObject({
      p_items: [
        { product_item_id: 'maple', amount: 40, price: 5 },
        { product_item_id: 'hornbeam', amount: 1, price: 4 },
      ],
    }),
  );
});

test('a missing price is reported, and nothing is sent', async () => {
  const { server } = await open();
  const form = await priceForm();
  await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
  await waitFor(() => expect(price(form)).toBeInvalid());
  expect(server.sent(SEND)).toHaveLength(0);
});

test('a returned quote shows the customer’s comment, and the next version starts with its prices', async () => {
  const { server } = await open(undefined, {
    [QUOTES]: [aQuote()],
    [SEND]: { id: 'q2', number: 2, state: 'sent' },
  });
  expect(await screen.findByText('Levněji, prosím')).toBeVisible();
  const form = await priceForm('Poslat novou nabídku');
  expect(price(form)).toHaveValue('5,20');
  await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
  await waitFor(() => expect(server.sent(SEND)[0]?.body).toMatchObject({ p_number: 1, p_vat: 'reverse_charge' }));
});

test('a seller who pays no VAT sends quotes without it', async () => {
  const routes = { [QUOTES]: [aQuote()], [SEND]: { id: 'q2', number: 2, state: 'sent' } };
  const accounts = { CZK: null, EUR: null, PLN: null };
  const seller = { legalName: 'Habr', seat: null, ico: null, dic: null, register: null, vatPayer: false, accounts };
  const { server } = await open(undefined, routes, { seller });
  const form = await priceForm('Poslat novou nabídku');
  expect(form.queryByRole('combobox', { name: 'Uvedené ceny' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
  await waitFor(() => expect(server.sent(SEND)[0]?.body).toMatchObject({ p_vat: 'not_payer' }));
});

test.each([
  ['request.invalid', { fields: { 'items.0.price': 'invalid' } }, price],
  ['shop.item_unknown', { line: 0, product_item_id: 'maple' }, pieces],
])('the error %s is shown at its field', async (message, details, field) => {
  const error = reply(409, { code: 'P0001', message, details: JSON.stringify(details) });
  await open(undefined, { [SEND]: error });
  const form = await priceForm();
  await enter(price(form), '5');
  await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
  await waitFor(() => expect(field(form)).toBeInvalid());
});

test('a concurrent quote is reported, and the quotes are refetched', async () => {
  const { server } = await open(undefined, {
    [SEND]: reply(409, { code: 'P0001', message: 'shop.quote_changed', details: '{"number":1}' }),
  });
  const form = await priceForm();
  await enter(price(form), '5');
  await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
  expect(await form.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(server.sent(QUOTES).length).toBeGreaterThan(1));
});

test('an accepted quote links to its order and cannot be priced again', async () => {
  await open(undefined, { [QUOTES]: [aQuote({ state: 'accepted', word: null, order_id: 'o1' })] });
  expect(await screen.findByRole('link', { name: 'Otevřít objednávku' })).toHaveAttribute(
    'href',
    '/cs/manager/orders?id=o1',
  );
  expect(screen.queryByRole('button', { name: 'Poslat novou nabídku' })).toBeNull();
});

const aDraft = (version: number): QuoteDraft => ({
  inquiry_id: ID,
  items: [{ ...line, price: 99 }],
  country: 'CZ',
  vat: 'included',
  valid_until: null,
  note: 'Sleva',
  version,
  updated_at: '2026-11-22T09:00:00Z',
});

test('an incomplete quote is saved as a draft, and continued later', async () => {
  const { server } = await open(undefined, { 'POST /api/rest/quote_draft': [aDraft(1)] });
  const form = await priceForm();
  await enter(price(form), '99');
  server.on({ [DRAFTS]: [aDraft(1)], 'PATCH /api/rest/quote_draft': [aDraft(2)] });
  await userEvent.click(form.getByRole('button', { name: 'Uložit rozepsané' }));
  expect(await screen.findByText('Rozepsaná nabídka')).toBeVisible();
  expect(server.sent('POST /api/rest/quote_draft')[0]?.body).toMatchObject({
    inquiry_id: ID,
    items: [{ amount: 40, price: 99 }],
  });
  expect(server.sent('POST /api/rest/rpc/send_quote')).toHaveLength(0);
  const draftForm = await priceForm('Pokračovat v nabídce');
  expect(price(draftForm)).toHaveValue('99,00');
  await userEvent.click(draftForm.getByRole('button', { name: 'Uložit rozepsané' }));
  await waitFor(() => expect(server.sent('PATCH /api/rest/quote_draft')).toHaveLength(1));
  expect(server.sent('PATCH /api/rest/quote_draft')[0]?.query.get('version')).toBe('eq.1');
});

test('a draft is discarded after a confirmation', async () => {
  const { server } = await open(undefined, { [DRAFTS]: [aDraft(3)], 'DELETE /api/rest/quote_draft': [aDraft(3)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Zahodit' }, { timeout: 5000 }));
  server.on({ [DRAFTS]: [] });
  const dialog = within(screen.getByRole('dialog', { name: 'Zahodit rozepsanou nabídku?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zahodit' }));
  expect(await screen.findByRole('button', { name: 'Nacenit' })).toBeVisible();
  expect(server.sent('DELETE /api/rest/quote_draft')[0]?.query.get('version')).toBe('eq.3');
});

test('a sent quote is withdrawn after a confirmation', async () => {
  const sent = aQuote({ state: 'sent', word: null, answered_at: null, valid_until: '2999-12-31' });
  const { server } = await open(undefined, {
    [QUOTES]: [sent],
    'POST /api/rest/rpc/withdraw_quote': { id: sent.id, number: 1, state: 'withdrawn' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stáhnout nabídku' }, { timeout: 5000 }));
  server.on({ [QUOTES]: [{ ...sent, state: 'withdrawn' }] });
  const dialog = within(screen.getByRole('dialog', { name: 'Stáhnout odeslanou nabídku?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stáhnout nabídku' }));
  expect(await screen.findByText('Stažená', { selector: ':not(option)' })).toBeVisible();
  expect(server.sent('POST /api/rest/rpc/withdraw_quote')[0]?.body).toEqual({ p_id: sent.id });
});

test('an inquiry of a deleted account is marked and cannot be priced', async () => {
  const erased = anInquiry({ profile_id: null, person_name: null, person_email: null, person_state: 'erased' });
  await open(undefined, { [LIST]: ({ query }) => (query.has('id') ? [erased] : replyPage([erased])) });
  expect(await screen.findByText('Zákazník svůj účet smazal, nabídku už mu poslat nelze.')).toBeVisible();
  expect(screen.getAllByText('smazaný účet')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Nacenit' })).toBeNull();
});
