import { on, type SnackbarMessage } from '@arbora/event-bus';
import {
  renderPage,
  reply,
  replyPage,
  testServer,
  type RenderedPage,
  type TestRequest,
  type TestRoutes,
} from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';
import type { QuoteDraft } from './quotes/quote-draft.queries';
import type { SentQuote } from './quotes/quotes.queries';
import type { SalesOrder } from './web-orders.section';

const URL = '/cs/manager/inquiries';
const LIST = 'GET /api/rest/web_orders';
const SAVE = 'PATCH /api/rest/web_order';
const QUOTES = 'GET /api/rest/quote';
const DRAFTS = 'GET /api/rest/quote_draft';
const NOTES = 'GET /api/rest/order_note';
const SEND = 'POST /api/rest/rpc/send_quote';
const ID = '77777777-0000-4000-8000-000000000001';

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
  localStorage.clear();
});

const line = { product_item_id: 'maple', amount: 40, name: 'Acer campestre', size: '12-14', spec1: 'ZB', spec2: null };
function anInquiry(changes: Partial<SalesOrder> = {}): SalesOrder {
  return {
    id: ID,
    order_code: 'P26000012',
    type: 'inquiry',
    center: 'Obříství',
    created_at: '2026-11-20T09:00:00Z',
    completed_at: null,
    item_count: 1,
    total: null,
    profile_id: '55555555-0000-4000-8000-000000000001',
    person_name: 'Karel Zahradník',
    person_email: 'karel@arbora.example',
    person_phone: '+420 777 000 111',
    person_company: 'Sady Polabí',
    person_ico: '25596641',
    person_country: 'SK',
    person_state: null,
    quote_state: 'none',
    quote_valid_until: null,
    basket: {
      type: 'inquiry',
      items: [{ ...line, type: 'inquiry', offer_id: null, offer_item_id: null, price: null }],
      files: [{ id: 'f1', name: 'projekt.pdf' }],
      note: 'Na jaro',
      center: 'Obříství',
      country: 'SK',
    },
    ...changes,
  };
}
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

function open(url = `${URL}?id=${ID}`, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: ({ query }) => (query.has('id') ? [anInquiry()] : replyPage([anInquiry()])),
    [QUOTES]: [],
    [DRAFTS]: [],
    [NOTES]: [],
    'GET /api/rest/history_list': [{ change_id: 81, row_key: ID }],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}
async function priceForm(button = 'Nacenit') {
  // The drawer makes three requests in sequence.
  await userEvent.click(await screen.findByRole('button', { name: button }, { timeout: 5000 }));
  return within(await screen.findByRole('dialog', { name: 'Cenová nabídka na poptávku P26000012' }));
}
const pieces = (form: ReturnType<typeof within>) => form.getByRole('spinbutton', { name: 'Kusů' });
const price = (form: ReturnType<typeof within>) => form.getByRole('textbox', { name: 'Cena za kus' });

test('a list is filtered by its type and by state and text of the URL', async () => {
  const { server } = await open('/cs/manager/orders?q=O26&state=new');
  await screen.findByRole('link', { name: 'P26000012' });
  const { query } = server.sent(LIST)[0]!;
  expect(query.get('type')).toBe('eq.order');
  expect(query.get('completed_at')).toBe('is.null');
  expect(query.get('or')).toBe('(order_code.ilike."%O26%",center.ilike."%O26%")');
});

test.each<[string, Partial<SalesOrder>]>([
  ['Nenaceněno', { quote_state: 'none' }],
  ['Čeká na zákazníka', { quote_state: 'sent', quote_valid_until: '2999-12-31' }],
  ['Propadlá', { quote_state: 'sent', quote_valid_until: '2020-01-01' }],
  ['Vrácená k úpravě', { quote_state: 'returned' }],
  ['Stažená', { quote_state: 'withdrawn' }],
  ['Přijatá', { quote_state: 'accepted' }],
])('the list of inquiries shows the state of the latest quote: %s', async (text, state) => {
  await open(URL, { [LIST]: replyPage([anInquiry(state)]) });
  const row = await screen.findByRole('row', { name: /P26000012/ });
  expect(within(row).getByText(text)).toBeVisible();
});

test.each([
  ['returned', 'eq.returned', null],
  ['sent', 'eq.sent', /^gte\.\d{4}-\d\d-\d\d$/],
  ['expired', 'eq.sent', /^lt\.\d{4}-\d\d-\d\d$/],
])('inquiries are filtered by a quote that is %s', async (quoteState, state, day) => {
  const { server } = await open(`${URL}?quote=${quoteState}`);
  await screen.findByRole('link', { name: 'P26000012' });
  const { query } = server.sent(LIST)[0]!;
  expect(query.get('quote_state')).toBe(state);
  if (day) expect(query.get('quote_valid_until')).toMatch(day);
  else expect(query.has('quote_valid_until')).toBe(false);
});

test('orders have no quotes to filter by', async () => {
  await open('/cs/manager/orders');
  await screen.findByRole('link', { name: 'P26000012' });
  expect(screen.queryByText('Cenová nabídka')).toBeNull();
});

test('an order is completed, and undone from the history of its table', async () => {
  const { server } = await open(URL, { [SAVE]: [{ id: ID }], 'POST /api/rest/rpc/undo_change': 82 });
  await userEvent.click(await screen.findByRole('button', { name: 'Označit jako vyřízené: P26000012' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('1 poptávka je vyřízená'));
  const sent = server.sent(SAVE)[0]?.body as { completed_at: string };
  expect(Math.abs(Date.parse(sent.completed_at) - Date.now())).toBeLessThan(60_000);
  expect(server.sent('GET /api/rest/history_list')[0]?.query.get('table_name')).toBe('in.(shop_order)');
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent('POST /api/rest/rpc/undo_change')[0]?.body).toEqual({ p_change: 81 }));
});

test('the visible list is exported, with numbers as numbers', async () => {
  const { server } = await open('/cs/manager/orders?state=new&columns=order_code,person_name,total');
  const saved: Blob[] = [];
  window.URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  window.URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await userEvent.click(await screen.findByText('Export', { selector: 'summary' }));
  server.on({ [LIST]: replyPage([anInquiry({ total: 1234.5, person_company: null, person_name: '=HYPERLINK()' })]) });
  await userEvent.click(screen.getByRole('button', { name: 'Tabulka CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  click.mockRestore();
  const reader = new FileReader();
  const text = await new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0]!);
  });
  expect(text).toBe("Číslo;Zákazník;Celkem\r\nP26000012;'=HYPERLINK();1234,5\r\n");
  expect(server.sent(LIST).at(-1)?.query.get('completed_at')).toBe('is.null');
});

test('a record shows the customer, the lines, the note and the files', async () => {
  await open();
  const drawer = within(await screen.findByRole('dialog', { name: 'P26000012' }));
  expect(drawer.getByRole('link', { name: 'karel@arbora.example' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto/),
  );
  for (const text of ['Sady Polabí', '25596641', 'Na jaro', 'Obříství']) expect(drawer.getByText(text)).toBeVisible();
  expect(drawer.getByRole('row', { name: /Acer campestre 12-14 ZB.*40/ })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'projekt.pdf' })).toBeVisible();
});

const aNote = (note: string, version = 1) => ({ order_id: ID, note, version, updated_at: '2026-11-22T09:00:00Z' });
async function noteForm(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }, { timeout: 5000 }));
  const form = within(await screen.findByRole('dialog', { name: 'Interní poznámka k P26000012' }));
  return {
    text: form.getByRole('textbox', { name: /Interní poznámka/ }),
    save: () => userEvent.click(form.getByRole('button', { name: 'Uložit poznámku' })),
    form,
  };
}

test('the first internal note of an order is added', async () => {
  const { server } = await open(undefined, { 'POST /api/rest/order_note': [aNote('Volat dopoledne')] });
  const { text, save } = await noteForm('Přidat poznámku');
  await userEvent.type(text, 'Volat dopoledne');
  server.on({ [NOTES]: [aNote('Volat dopoledne')] });
  await save();
  await waitFor(() => expect(snackbars.map((message) => message.text)).toEqual(['Poznámka je uložená']));
  expect(server.sent('POST /api/rest/order_note')[0]?.body).toEqual({ order_id: ID, note: 'Volat dopoledne' });
  expect(await screen.findByText('Volat dopoledne')).toBeVisible();
});

test('a colleague’s change of the note is shown before it is replaced', async () => {
  const { server } = await open(undefined, { [NOTES]: [aNote('Volat')], 'PATCH /api/rest/order_note': [] });
  const { text, save, form } = await noteForm('Upravit poznámku');
  await userEvent.type(text, ' Karlovi');
  server.on({ [NOTES]: [aNote('Nevolat', 2)] });
  await save();
  expect(await form.findByText('Nevolat')).toBeVisible();
  expect(text).toHaveValue('Volat Karlovi');
  server.on({ 'PATCH /api/rest/order_note': [aNote('Volat Karlovi', 3)] });
  await save();
  await waitFor(() => expect(snackbars).toHaveLength(1));
  const sent = server.sent('PATCH /api/rest/order_note');
  expect(sent.map(({ query }) => query.get('version'))).toEqual(['eq.1', 'eq.2']);
  expect(sent[1]?.body).toEqual({ note: 'Volat Karlovi' });
});

test('a quote is priced in the currency of the customer', async () => {
  const { server } = await open(undefined, { [SEND]: { id: 'q1', number: 1, state: 'sent' } });
  const form = await priceForm();
  expect(form.getByText('€')).toBeVisible();
  await userEvent.clear(pieces(form));
  await userEvent.type(pieces(form), '35');
  await userEvent.type(price(form), '5,2');
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

test.each([
  ['abc', 'Zadejte číslo, třeba 195,50.'],
  ['0', 'Nejméně 0,01.'],
  ['-5', 'Nejméně 0,01.'],
])('the price %s is refused with a reason', async (typed, reason) => {
  const { server } = await open();
  const form = await priceForm();
  await userEvent.type(price(form), typed);
  await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
  await waitFor(() => expect(price(form)).toHaveAccessibleDescription(expect.stringContaining(reason)));
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
  await userEvent.type(price(form), '5');
  await userEvent.type(form.getByRole('combobox', { name: 'Přidat rostlinu nebo náhradu' }), 'habr');
  await userEvent.click(await screen.findByTitle('Carpinus betulus 10-12 ZB'));
  await userEvent.type(form.getAllByRole('textbox', { name: 'Cena za kus' })[1]!, '4');
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

test.each([
  ['request.invalid', { fields: { 'items.0.price': 'invalid' } }, price],
  ['shop.item_unknown', { line: 0, product_item_id: 'maple' }, pieces],
])('the error %s is shown at its field', async (message, details, field) => {
  const error = reply(409, { code: 'P0001', message, details: JSON.stringify(details) });
  await open(undefined, { [SEND]: error });
  const form = await priceForm();
  await userEvent.type(price(form), '5');
  await userEvent.click(form.getByRole('button', { name: 'Odeslat nabídku' }));
  await waitFor(() => expect(field(form)).toBeInvalid());
});

test('a concurrent quote is reported, and the quotes are refetched', async () => {
  const { server } = await open(undefined, {
    [SEND]: reply(409, { code: 'P0001', message: 'shop.quote_changed', details: '{"number":1}' }),
  });
  const form = await priceForm();
  await userEvent.type(price(form), '5');
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
  await userEvent.type(price(form), '99');
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

describe('after an action by keyboard the focus is on', () => {
  const SECOND = '77777777-0000-4000-8000-000000000002';
  const rows = [anInquiry(), anInquiry({ id: SECOND, order_code: 'P26000013' })];
  /** Lists new inquiries only, of which `completed` ones disappear. */
  function openNew(): Promise<RenderedPage> {
    const completed = new Set<string>();
    return open(`${URL}?state=new`, {
      [LIST]: ({ query }: TestRequest) => {
        const id = query.get('id')?.replace('eq.', '');
        return id ? rows.filter((row) => row.id === id) : replyPage(rows.filter((row) => !completed.has(row.id)));
      },
      [SAVE]: ({ query }: TestRequest) => {
        const ids = query
          .get('id')!
          .replace(/^in\.\(|\)$/g, '')
          .split(',');
        for (const id of ids) completed.add(id);
        return ids.map((id) => ({ id }));
      },
    });
  }
  const isGone = (code: string): Promise<void> =>
    waitFor(() => expect(screen.queryByRole('link', { name: code })).toBeNull());

  test('the next row, and on the list after the last one', async () => {
    await openNew();
    (await screen.findByRole('button', { name: 'Označit jako vyřízené: P26000012' })).focus();
    await userEvent.keyboard('{Enter}');
    await isGone('P26000012');
    expect(screen.getByRole('link', { name: 'P26000013' })).toHaveFocus();
    screen.getByRole('button', { name: 'Označit jako vyřízené: P26000013' }).focus();
    await userEvent.keyboard('{Enter}');
    await isGone('P26000013');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Poptávky' })).toHaveFocus());
  });

  test('the next row when the drawer of the completed one has closed', async () => {
    await openNew();
    (await screen.findByRole('link', { name: 'P26000012' })).focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'P26000012' }));
    (await drawer.findByRole('button', { name: 'Označit jako vyřízené' })).focus();
    await userEvent.keyboard('{Enter}');
    await isGone('P26000012');
    await waitFor(() => expect(screen.getByRole('link', { name: 'P26000013' })).toHaveFocus());
  });

  test('a row when the bar of the selected ones has gone', async () => {
    await openNew();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat: P26000013' }));
    const bar = within(screen.getByRole('group', { name: /^Vybrán/ }));
    bar.getByRole('button', { name: 'Označit jako vyřízené' }).focus();
    await userEvent.keyboard('{Enter}');
    await isGone('P26000013');
    await waitFor(() => expect(screen.getByRole('link', { name: 'P26000012' })).toHaveFocus());
  });
});

test('sales write to the customer of an inquiry from its drawer', async () => {
  const WRITE = 'POST /api/mail';
  const { server } = await open(undefined, { [WRITE]: reply(202, { queued: 1 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Napsat zákazníkovi' }));
  const letter = within(await screen.findByRole('dialog', { name: 'Napsat zákazníkovi' }));
  expect(letter.getByText('Komu: karel@arbora.example')).toBeVisible();
  expect(letter.getByRole('textbox', { name: /Předmět/ })).toHaveValue('Poptávka P26000012');
  await userEvent.click(letter.getByRole('button', { name: 'Odeslat' }));
  const text = await letter.findByRole('textbox', { name: /Text zprávy/ });
  await waitFor(() => expect(text).toHaveAttribute('aria-invalid'));
  act(() => text.focus());
  await userEvent.paste('Kdy se vám to hodí?');
  await userEvent.click(letter.getByRole('button', { name: 'Odeslat' }));
  await waitFor(() =>
    expect(snackbars).toContainEqual(expect.objectContaining({ text: 'Zpráva se posílá 1 zákazníkovi' })),
  );
  expect(server.sent(WRITE).map(({ body }) => body)).toEqual([
    {
      category: 'inquiries',
      mailTo: ['karel@arbora.example'],
      subject: 'Poptávka P26000012',
      context: { body_html: '<p>Kdy se vám to hodí?</p>' },
    },
  ]);
});

test('an order of an erased customer offers no letter', async () => {
  await open(undefined, { [LIST]: [anInquiry({ person_name: null, person_email: null, profile_id: null })] });
  expect(await screen.findByRole('button', { name: /Označit jako vyřízen/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Napsat zákazníkovi' })).not.toBeInTheDocument();
});
