import type { ImportedStatement } from '@arbora/domain';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const URL = '/cs/manager/booking/payments';
const STATEMENT_ID = '99999999-0000-4000-8000-000000000002';
const IMPORT = 'POST /api/backend/bank_statement';
const LINES = 'GET /api/rest/bank_statement_line';

beforeEach(() => setWindowWidth(1440));

const aResult = (changes: Partial<ImportedStatement> = {}): ImportedStatement => ({
  id: STATEMENT_ID,
  lines: 2,
  repeated: 0,
  skipped: {},
  outcomes: { paid: 2 },
  ignored: {},
  imported_before: false,
  ...changes,
});
const known = {
  position: 4, line: 12, result: 'known' as const, amount: null, currency: null,
  known: {
    amount: 450, currency: 'CZK', booked_on: '2026-11-20', counter_name: 'Eva Dvořáková', vs: '7',
    statement: { file_name: 'vypis-1.csv' },
  },
}; // oxfmt-ignore
const announced = { position: 5, line: 40, result: 'not_booked' as const, amount: 99, currency: 'CZK', known: null };

function open(routes: TestRoutes, url = URL): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/bank_transaction_list': replyPage([], 0),
    'GET /api/rest/bank_statement': [],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}
async function upload(name = 'vypis.csv'): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('Vybrat soubory'), new File(['x'], name));
}

test('every line of an imported statement is counted, and those that booked nothing are listed', async () => {
  const result = aResult({
    lines: 7, repeated: 1, skipped: { not_booked: 1 }, outcomes: { paid: 2, doubtful: 1, ignored: 2 },
    ignored: { outgoing: 1, account: 1 },
  }); // oxfmt-ignore
  const { server } = await open({ [IMPORT]: reply(201, result), [LINES]: [known, announced] });
  await upload();
  expect(await screen.findByText('vypis.csv: zpracováno 7 pohybů')).toBeInTheDocument();
  for (const text of [
    'Zaplaceno: 2',
    'K posouzení: 1',
    'Bez vlivu: 2',
    'odchozí platba: 1',
    'jiný účet: 1',
    'Už známé: 1',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  const table = within(await screen.findByRole('table', { name: 'Řádky, které nic nezaúčtovaly' }));
  expect(table.getByRole('row', { name: /12.*už zaúčtováno z vypis-1.csv.*450.*Eva Dvořáková/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /40.*banka ještě nezaúčtovala.*99/ })).toBeInTheDocument();
  expect(server.sent(LINES)[0]?.query.get('statement_id')).toBe(`eq.${STATEMENT_ID}`);
  expect(screen.getByRole('link', { name: 'Zobrazit pohyby výpisu' })).toHaveAttribute(
    'href',
    `${URL}?statement=${STATEMENT_ID}`,
  );
  expect(server.sent(IMPORT)[0]?.body).toMatchObject({ file_name: 'vypis.csv' });
});

test('the list of a statement has its lines that booked nothing', async () => {
  await open({ [LINES]: [known] }, `${URL}?statement=${STATEMENT_ID}`);
  expect(await screen.findByText('už zaúčtováno z vypis-1.csv')).toBeInTheDocument();
});

test('lines that cannot be read are an error with a retry, not an empty list', async () => {
  await open({
    [IMPORT]: reply(201, aResult({ repeated: 1 })),
    [LINES]: reply(403, { code: 'auth.forbidden', message: '' }),
  });
  await upload();
  expect(await screen.findByText('Už známé: 1')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Zkusit znovu/ })).toBeInTheDocument();
});

test('a day without movements is a success', async () => {
  await open({ [IMPORT]: reply(201, aResult({ lines: 0, outcomes: {} })) });
  await upload();
  expect(await screen.findByText('vypis.csv: ve výpisu není žádný pohyb')).toBeInTheDocument();
});

test('a file that was imported before is named so, with its earlier result', async () => {
  await open({ [IMPORT]: reply(200, aResult({ imported_before: true })) });
  await upload();
  expect(
    await screen.findByText(/^vypis.csv: tento soubor už je nahraný, teď se nic nezaúčtovalo/),
  ).toBeInTheDocument();
  expect(screen.getByText('Zaplaceno: 2')).toBeInTheDocument();
});

test('an unreadable statement is refused with the line and its error', async () => {
  const error = { code: 'payment.statement_invalid', message: '', details: { line: 12, reason: 'amount' } };
  await open({ [IMPORT]: reply(422, error) });
  await upload();
  expect(await screen.findByText('vypis.csv, řádek 12: neplatná částka. Nic se nezaúčtovalo.')).toBeInTheDocument();
});

test('a statement of another account is refused with its account and ours', async () => {
  const details = { account: '2000145399/2010', expected: '19-2000145399/0100' };
  await open({ [IMPORT]: reply(422, { code: 'payment.statement_account', message: '', details }) });
  await upload();
  expect(
    await screen.findByText(
      'vypis.csv: výpis je z účtu 2000145399/2010, rezervace se platí na 19-2000145399/0100. Nic se nezaúčtovalo.',
    ),
  ).toBeInTheDocument();
});

describe('a CSV with unknown headings', () => {
  const question = {
    code: 'payment.statement_columns',
    message: '',
    details: { columns: ['Kdy', 'Kolik', 'Text'], rows: [['27.11.2026', '450,00', 'VS 2611000006']], known: {} },
  };
  /** Asks for the columns of a file sent without a mapping. */
  const asking = ({ body }: { body: unknown }) =>
    'date' in (body as { mapping: object }).mapping ? reply(201, aResult()) : reply(422, question);

  test('asks which column is which beside its first rows, and is imported with the answer', async () => {
    const { server } = await open({ [IMPORT]: asking });
    await upload();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sloupce souboru vypis.csv' }));
    expect(dialog.getByRole('row', { name: /27.11.2026.*450,00.*VS 2611000006/ })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Nahrát výpis' }));
    expect(server.sent(IMPORT)).toHaveLength(1);
    await userEvent.selectOptions(dialog.getByLabelText(/^Datum/), 'Kdy');
    await userEvent.selectOptions(dialog.getByLabelText(/^Částka/), 'Kolik');
    await userEvent.selectOptions(dialog.getByLabelText(/^Zpráva/), 'Text');
    await userEvent.click(dialog.getByRole('button', { name: 'Nahrát výpis' }));
    expect(await screen.findByText('Zaplaceno: 2')).toBeInTheDocument();
    expect(server.sent(IMPORT)[1]?.body).toMatchObject({ mapping: { date: 'Kdy', amount: 'Kolik', message: 'Text' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without headings is asked about by the numbers of its columns', async () => {
    const details = { columns: ['#1', '#2'], rows: [['27.11.2026', '450,00']], known: { date: '#1' } };
    await open({ [IMPORT]: reply(422, { ...question, details }) });
    await upload();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sloupce souboru vypis.csv' }));
    expect(dialog.getByText('Soubor nemá záhlaví. Určete, který sloupec je který.')).toBeInTheDocument();
    expect(within(dialog.getByLabelText(/^Datum/)).getByRole('option', { name: '1: 27.11.2026' })).toHaveValue('#1');
    // Recognized columns are chosen already.
    expect(dialog.getByLabelText(/^Datum/)).toHaveValue('#1');
    expect(dialog.getByLabelText(/^Částka/)).toHaveValue('');
  });

  test('is not imported if the person cancels', async () => {
    const { server } = await open({ [IMPORT]: asking });
    await upload();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sloupce souboru vypis.csv' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zrušit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/Určete sloupce tohoto CSV/)).toBeInTheDocument();
    expect(server.sent(IMPORT)).toHaveLength(1);
  });
});
