import { enter, reply, replyPage, type RenderedPage, type TestRequest } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInquiry, ID, LIST, NOTES, open, snackbars, URL } from './test-data';
import type { SalesOrder } from './web-orders.section';

const SAVE = 'PATCH /api/rest/web_order';

test('a list is filtered by its type and by state and text of the URL', async () => {
  const { server } = await open('/cs/manager/orders?q=O26&state=new');
  await screen.findByRole('link', { name: 'P26000012' });
  const { query } = server.sent(LIST)[0]!;
  expect(query.get('type')).toBe('eq.order');
  expect(query.get('completed_at')).toBe('is.null');
  expect(query.get('or')).toBe('(order_code.ilike."%O26%",center.ilike."%O26%")');
});

test('the list of inquiries shows the state of the latest quote', async () => {
  const states: [string, Partial<SalesOrder>][] = [
    ['Nenaceněno', { quote_state: 'none' }],
    ['Čeká na zákazníka', { quote_state: 'sent', quote_valid_until: '2999-12-31' }],
    ['Propadlá', { quote_state: 'sent', quote_valid_until: '2020-01-01' }],
    ['Vrácená k úpravě', { quote_state: 'returned' }],
    ['Stažená', { quote_state: 'withdrawn' }],
    ['Přijatá', { quote_state: 'accepted' }],
  ];
  const inquiries = states.map(([, state], index) => anInquiry({ ...state, id: `${index}`, order_code: `P-${index}` }));
  await open(URL, { [LIST]: replyPage(inquiries) });
  await screen.findByRole('link', { name: 'P-0' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(states.length);
  for (const [index, [text]] of states.entries()) expect(within(rows[index]!).getByText(text)).toBeVisible();
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
  await enter(text, 'Volat dopoledne');
  server.on({ [NOTES]: [aNote('Volat dopoledne')] });
  await save();
  await waitFor(() => expect(snackbars.map((message) => message.text)).toEqual(['Poznámka je uložená']));
  expect(server.sent('POST /api/rest/order_note')[0]?.body).toEqual({ order_id: ID, note: 'Volat dopoledne' });
  expect(await screen.findByText('Volat dopoledne')).toBeVisible();
});

test('a colleague’s change of the note is shown before it is replaced', async () => {
  const { server } = await open(undefined, { [NOTES]: [aNote('Volat')], 'PATCH /api/rest/order_note': [] });
  const { text, save, form } = await noteForm('Upravit poznámku');
  await enter(text, ' Karlovi');
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
