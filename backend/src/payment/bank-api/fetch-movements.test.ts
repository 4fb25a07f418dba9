import type { ServerResponse } from 'node:http';
import type { Row } from '@arbora/domain';
import { testApp, type TestApp } from '../../../tests/app';
import { bankClient, unpaid, type BankClient } from '../../../tests/bank-client';
import { bankServer, dayBefore, statementOf, type BankServer } from '../../../tests/bank-server';
import { json } from '../../../tests/external-service';
import { openStatementReader, type StatementReader } from '../statement/statement-reader';
import { readConfig } from '../../config';
import { czechIban } from '../account';
import { fetchMovements } from './fetch-movements';

const TOKEN = 'Q7x'.padEnd(64, 'b2');
const IBAN = czechIban(readConfig({}).payment);

let api: TestApp;
let client: BankClient;
let bank: BankServer;
let reader: StatementReader;
let id = 26_000_000_000;
beforeAll(async () => {
  bank = await bankServer(TOKEN, IBAN);
  api = await testApp({ config: { bankApi: { token: TOKEN, url: bank.url } } });
  client = await bankClient(api);
  reader = openStatementReader();
});
afterAll(async () => {
  await api.close();
  await bank.close();
  await reader.close();
});
beforeEach(async () => {
  bank.answer = undefined;
  bank.movements = [];
  bank.seen.length = 0;
  await pass();
});

/** As if an hour had passed for the bank and the job. */
async function pass(): Promise<void> {
  bank.rest();
  await api.database.asOwner(
    "update bank_api set free_at = free_at - interval '1 hour', due_at = due_at - interval '1 hour'",
  );
}
const deps = () => ({
  config: { ...readConfig({}), bankApi: { token: TOKEN, url: bank.url } },
  database: api.database,
  reader,
});
const fetchNow = async (timeoutMs = 5000) => fetchMovements(deps(), { timeoutMs });
const statements = () => client.get<Row<'bank_statement'>>('bank_statement?format=eq.fio&order=created_at');
const state = async () => (await client.get<Row<'bank_api'>>('bank_api'))[0];
const outcomes = async (vs: string) => (await client.transactions(vs)).map(({ outcome }) => outcome);
/** Minutes of the pause that follows. */
const pause = async () =>
  (await api.database.asOwner<{ m: number }>("select round(extract(epoch from due_at - clock_timestamp()) / 60)::integer as m from bank_api"))[0]?.m; // oxfmt-ignore

test('a movement at the bank pays its reservation once, as one statement without a person', async () => {
  const { reservation, vs } = await unpaid(api);
  bank.movements = [{ id: ++id, amount: 450, vs }];
  expect(await fetchNow()).toEqual({ movements: 1 });
  expect(await client.isPaid(reservation.id)).toBe(true);
  expect(await statements()).toEqual([
    expect.objectContaining({ file_name: null, imported_by: null, lines: 1, result: expect.objectContaining({ outcomes: { paid: 1 } }) }), // oxfmt-ignore
  ]);
  await pass();
  expect(await fetchNow()).toEqual({ movements: 0 });
  expect(await statements()).toHaveLength(1);
  expect(await outcomes(vs)).toEqual(['paid']);
  expect(await state()).toMatchObject({ is_configured: true, movements: 0, fetched_to: dayBefore(0), failures: 0 });
});

test('a movement is known after its comment was edited at the bank', async () => {
  bank.movements = [{ id: ++id, amount: 7, vs: '771' }];
  expect(await fetchNow()).toEqual({ movements: 1 });
  await pass();
  bank.movements = [{ ...bank.movements[0]!, comment: 'vráceno' }];
  expect(await fetchNow()).toEqual({ movements: 0 });
  expect(await outcomes('771')).toEqual(['unknown_symbol']);
});

test('a movement of an uploaded file in any format is known', async () => {
  const { reservation, vs } = await unpaid(api);
  const day = dayBefore(0).split('-').reverse().join('.');
  expect((await client.book(`T-own;${day};450,00;CZK;${vs};;`)).outcomes).toEqual({ paid: 1 });
  const before = (await statements()).length;
  bank.movements = [{ id: ++id, amount: 450, vs }];
  expect(await fetchNow()).toEqual({ movements: 0 });
  expect(await client.isPaid(reservation.id)).toBe(true);
  expect(await statements()).toHaveLength(before);
});

test('movements booked late by the bank are found for a week, and after a pause all since the last fetch', async () => {
  await fetchNow();
  await pass();
  bank.movements = [{ id: ++id, day: dayBefore(6), amount: 5, vs: '772' }];
  expect(await fetchNow()).toEqual({ movements: 1 });
  await pass();
  await api.database.asOwner('update bank_api set fetched_to = fetched_to - 40');
  bank.movements.push({ id: ++id, day: dayBefore(45), amount: 6, vs: '773' });
  expect(await fetchNow()).toEqual({ movements: 1 });
});

test('after half a year the days are asked for that the bank shows without a person', async () => {
  await api.database.asOwner('update bank_api set fetched_to = fetched_to - 180');
  expect(await fetchNow()).toEqual({ movements: 0 });
  expect(bank.seen[0]?.url).toContain(`/${dayBefore(89)}/${dayBefore(0)}/`);
});

test('an import that fails after the answer is repeated with the same movements', async () => {
  const { reservation, vs } = await unpaid(api);
  bank.movements = [{ id: ++id, amount: 450, vs }];
  const failing = { ...reader, read: () => Promise.reject(new Error('ended')) };
  await expect(fetchMovements({ ...deps(), reader: failing })).rejects.toThrow('ended');
  expect(await state()).toMatchObject({ failure: 'failed' });
  await pass();
  expect(await fetchNow()).toEqual({ movements: 1 });
  expect(await client.isPaid(reservation.id)).toBe(true);
});

test('payments that were recorded, but not applied, are applied by the next fetch, even if the bank fails', async () => {
  const { reservation, vs } = await unpaid(api);
  const [made] = await api.database.asOwner<{ id: string }>(
    "insert into bank_statement (checksum, format, lines) values (repeat('f', 64), 'fio', 1) returning id",
  );
  await api.database.asOwner(
    `insert into bank_transaction (statement_id, line, account, transaction_id, amount, currency, booked_on, vs, outcome)
     values ($1, 1, $2, 'interrupted', 450, 'CZK', current_date, $3, 'pending')`,
    [made!.id, IBAN, vs],
  );
  bank.answer = json(503, {});
  expect(await fetchNow()).toEqual({ failure: 'unavailable' });
  expect(await client.isPaid(reservation.id)).toBe(true);
  expect((await statements()).find((one) => one.id === made!.id)?.result).toMatchObject({ outcomes: { paid: 1 } });
});

test('instances that fetch at once send one request', async () => {
  const results = await Promise.all([fetchNow(), fetchNow(), fetchNow()]);
  expect(results.filter((result) => result && 'movements' in result)).toHaveLength(1);
  expect(results.filter((result) => result && 'wait' in result)).toHaveLength(2);
  expect(bank.seen).toHaveLength(1);
  expect(await pause()).toBe(10);
  expect(await fetchNow()).toMatchObject({ wait: expect.any(Number) });
  expect(bank.seen).toHaveLength(1);
});

test('the next request waits until a slow one has ended, and 30 seconds more', async () => {
  let finish!: () => void;
  bank.answer = (request, response) => void (finish = () => json(200, statementOf(IBAN, []))(request, response));
  const slow = fetchNow(10_000);
  while (bank.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const other = (await fetchNow()) as { wait: number };
  expect(other.wait).toBeGreaterThan(35);
  finish();
  expect(await slow).toEqual({ movements: 0 });
  const after = (await fetchNow()) as { wait: number };
  expect(after.wait).toBeGreaterThan(25);
  expect(after.wait).toBeLessThanOrEqual(30);
});

describe('a failure is kept with its reason, and lengthens the pause', () => {
  beforeEach(async () => void (await api.database.asOwner('update bank_api set failures = 0')));
  const html = (_request: unknown, response: ServerResponse) => void response.writeHead(200).end('<html>Údržba</html>');
  const broken = (_request: unknown, response: ServerResponse) =>
    void response.writeHead(200).end('{"accountStatement": {');

  test.each([
    ['a server error', json(503, {}), 'unavailable', 2],
    ['broken JSON', broken, 'invalid', 2],
    ['a page', html, 'invalid', 2],
    ['other JSON', json(200, { orders: [] }), 'invalid', 2],
    ['a redirect', json(302, {}, { location: 'https://example.com' }), 'unavailable', 2],
    ['no answer', () => undefined, 'timeout', 2],
    ['a refused token', json(500, {}), 'token', 60],
    ['an unknown token', json(404, {}), 'token', 60],
    ['days of long ago', json(422, {}), 'history', 60],
    ['another account', json(200, statementOf('CZ0920100000002000145399', [])), 'account', 60],
    ['a request too soon', json(409, {}), 'too_soon', 1],
  ])('%s', async (_name, answer, failure, minutes) => {
    bank.answer = answer;
    expect(await fetchNow(500)).toEqual({ failure });
    expect(await state()).toMatchObject({ failure, failed_at: expect.any(String), failures: 1 });
    expect(await pause()).toBe(minutes);
  });

  test('up to an hour, until a fetch succeeds', async () => {
    bank.answer = json(502, {});
    const pauses = [];
    for (let time = 0; time < 7; time += 1) {
      await pass();
      await fetchNow();
      pauses.push(await pause());
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
    bank.answer = undefined;
    await pass();
    expect(await fetchNow()).toEqual({ movements: 0 });
    expect(await state()).toMatchObject({ failures: 0, failure: 'unavailable' });
    expect(await pause()).toBe(10);
  });
});
