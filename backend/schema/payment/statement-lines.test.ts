import type { BankStatementResult, Row } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { bankClient, csv, movement, unpaid, type BankClient } from '../../tests/bank-client';
import { camt, camtEntry, gpc, gpcLine } from '../../tests/bank-files';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

const OWN = '0000192000145399';
const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
/** Books a file and checks that none of its lines is missing from the result. */
async function book(file: string): Promise<BankStatementResult> {
  const answer = await bank.send(file);
  expect(answer.statusCode).toBe(201);
  const result = answer.json<BankStatementResult>();
  expect(sumOf(result.outcomes) + result.repeated + sumOf(result.skipped)).toBe(result.lines);
  expect(sumOf(result.ignored)).toBe(result.outcomes.ignored ?? 0);
  expect(await bank.get(`bank_statement_line?statement_id=eq.${result.id}`)).toHaveLength(result.lines);
  return result;
}
const paidOf = (...some: { reservation: { id: string } }[]) =>
  Promise.all(some.map(({ reservation }) => bank.isPaid(reservation.id)));

describe('two payments with one id of the bank', () => {
  test('a document number of GPC is used twice in a day', async () => {
    const [one, two] = [await unpaid(api), await unpaid(api, ['Jan'], 690)];
    const result = await book(gpc(OWN, gpcLine('4711', one.vs, '45000', '1'), gpcLine('4711', two.vs, '69000', '2')));
    expect(result).toMatchObject({ lines: 2, repeated: 0, outcomes: { paid: 2 } });
    expect(await paidOf(one, two)).toEqual([true, true]);
  });

  test('a batch of CAMT gives its payments one reference', async () => {
    const [one, two] = [await unpaid(api), await unpaid(api, ['Jan'], 100)];
    const reference = '<AcctSvcrRef>BATCH77</AcctSvcrRef>';
    const payments = [{ vs: one.vs, amount: '450.00', reference }, { vs: two.vs, amount: '100.00', reference }]; // oxfmt-ignore
    expect(await book(camt(camtEntry('', '550.00', ...payments)))).toMatchObject({ outcomes: { paid: 2 } });
    expect(await paidOf(one, two)).toEqual([true, true]);
  });

  test('entries of CAMT have one reference', async () => {
    const [one, two] = [await unpaid(api), await unpaid(api, ['Jan'], 100)];
    const entries = [
      camtEntry('<NtryRef>1</NtryRef>', '450.00', { vs: one.vs }),
      camtEntry('<NtryRef>1</NtryRef>', '100.00', { vs: two.vs }),
    ];
    expect(await book(camt(...entries))).toMatchObject({ repeated: 0, outcomes: { paid: 2 } });
    expect(await paidOf(one, two)).toEqual([true, true]);
  });

  test('a spreadsheet has rounded the ids of a CSV', async () => {
    const [one, two] = [await unpaid(api), await unpaid(api, ['Jan'], 690)];
    const id = '2,60001E+11';
    const rounded = csv(movement(one.vs, '450,00', { id }), movement(two.vs, '690,00', { id }));
    expect(await book(rounded)).toMatchObject({ repeated: 0, outcomes: { paid: 2 } });
    expect(await paidOf(one, two)).toEqual([true, true]);
  });

  test('a later file has the id with other contents: the payment waits for staff, who link it', async () => {
    const [one, two] = [await unpaid(api), await unpaid(api, ['Jan'], 690)];
    await book(gpc(OWN, gpcLine('5000', one.vs, '45000')));
    const result = await book(gpc(OWN, gpcLine('5000', two.vs, '69000')));
    expect(result).toMatchObject({ lines: 1, repeated: 0, outcomes: { doubtful: 1 } });
    const [waiting] = await bank.transactions(two.vs);
    expect(waiting).toMatchObject({ outcome: 'doubtful', reason: 'same_id', suggested_vs: two.vs, amount: 690 });
    expect(await paidOf(two)).toEqual([false]);
    const link = await api.call(
      'POST',
      `/api/backend/bank_transaction/${waiting?.id}/link`,
      { reservation_id: two.reservation.id },
      { token: await api.tokenFor(bank.sales) },
    );
    expect(link.json()).toMatchObject({ outcome: 'paid' });
    expect(await paidOf(two)).toEqual([true]);
  });
});

test('a known movement and a skipped line are listed with their line and the movement', async () => {
  const [one, two] = [await unpaid(api), await unpaid(api)];
  const shared = movement(one.vs, '450,00');
  await book(csv(shared));
  const { id, ...result } = await book(csv(movement(two.vs, '450,00'), shared, shared, ';Celkem;900,00;;;;'));
  expect(result).toEqual({
    lines: 4,
    repeated: 2,
    skipped: { no_movement: 1 },
    outcomes: { paid: 1 },
    ignored: {},
    imported_before: false,
  });
  const [known] = await bank.transactions(one.vs);
  const lines = await bank.get<Row<'bank_statement_line'>>(`bank_statement_line?statement_id=eq.${id}&order=position`);
  expect(lines.map(({ line, result: one, transaction_id }) => [line, one, transaction_id])).toEqual([
    [2, 'booked', expect.any(String)],
    [3, 'known', known?.id],
    [4, 'known', known?.id],
    [5, 'no_movement', null],
  ]);
});

test('a movement that the bank has only announced is listed, and booked once it is in a later file', async () => {
  const one = await unpaid(api);
  const entry = camtEntry('<NtryRef>A9</NtryRef>', '450.00', { vs: one.vs });
  expect(await book(camt(entry.replace('BOOK', 'PDNG')))).toMatchObject({ lines: 1, skipped: { not_booked: 1 } });
  expect(await book(camt(entry))).toMatchObject({ outcomes: { paid: 1 } });
});

test('a batch without amounts waits for staff, and blocks none of the other entries', async () => {
  const [one, two] = [await unpaid(api), await unpaid(api)];
  const batch = camtEntry('<NtryRef>B1</NtryRef>', '900.00', { vs: one.vs }, { vs: '77' });
  const result = await book(camt(batch, camtEntry('<NtryRef>B2</NtryRef>', '450.00', { vs: two.vs })));
  expect(result).toMatchObject({ outcomes: { doubtful: 1, paid: 1 } });
  const [waiting] = await bank.get<Row<'bank_transaction_list'>>(
    `bank_transaction_list?statement_id=eq.${result.id}&outcome=eq.doubtful`,
  );
  expect(waiting).toMatchObject({ amount: 900, reason: 'batch', suggested_vs: one.vs });
});

test('a bare number of a reservation is suggested to staff, and not booked', async () => {
  const [one, known] = [await unpaid(api), await unpaid(api)];
  const spaced = one.vs.replace(/^(\d{4})(\d{3})/, '$1 $2 ');
  const { id } = await book(
    csv(
      movement('', '451,00', { message: `vstupné ${spaced}, tel. 603 111 222` }),
      movement('308', '452,00', { message: one.vs }),
      movement('', '453,00', { message: 'vstupné 9999999999' }),
      movement(known.vs, '450,00', { message: one.vs }),
    ),
  );
  const rows = await bank.get<Row<'bank_transaction'>>(`bank_transaction?statement_id=eq.${id}&order=line`);
  expect(rows.map(({ outcome, suggested_vs }) => [outcome, suggested_vs])).toEqual([
    ['unknown_symbol', one.vs],
    ['unknown_symbol', one.vs],
    ['unknown_symbol', null],
    ['paid', null],
  ]);
  expect(await paidOf(one, known)).toEqual([false, true]);
});

test('a day without movements is a success', async () => {
  expect(await book(gpc(OWN))).toMatchObject({ lines: 0, repeated: 0, outcomes: {} });
});

test('staff set aside a doubtful payment', async () => {
  const one = await unpaid(api);
  await book(csv(movement(one.vs, '10,00', { id: 'D1' })));
  await book(csv(movement(one.vs, '20,00', { id: 'D1' })));
  const waiting = (await bank.transactions(one.vs)).find(({ outcome }) => outcome === 'doubtful');
  const answer = await api.call(
    'POST',
    '/api/rest/set_aside_payment',
    { transaction_id: waiting?.id, note: 'Opravený řádek banky' },
    { token: await api.tokenFor(bank.sales) },
  );
  expect(answer.statusCode).toBe(201);
});
