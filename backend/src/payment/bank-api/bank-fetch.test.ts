import { testApp, withoutErrorLog, type TestApp } from '../../../tests/app';
import { bankClient, unpaid, type BankClient } from '../../../tests/bank-client';
import { bankServer, type BankServer } from '../../../tests/bank-server';
import { makePerson } from '../../../tests/booking-fixtures';
import { readConfig } from '../../config';
import { fetchBankMovements } from '../../jobs/fetch-movements.job';
import { czechIban } from '../account';

const FETCH = '/api/backend/bank_fetch';
const TOKEN = 'Q7x'.padEnd(64, 'b2');
const config = readConfig({ NODE_ENV: 'test' });

let api: TestApp;
let client: BankClient;
let bank: BankServer;
let logged: string;
beforeAll(async () => {
  bank = await bankServer(TOKEN, czechIban(config.payment));
  api = await testApp({ config: { bankApi: { token: TOKEN, url: bank.url }, logLevel: 'debug' } });
  client = await bankClient(api);
});
afterAll(async () => {
  await api.close();
  await bank.close();
});
beforeEach(async () => {
  logged = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged += String(line);
    return true;
  });
  bank.answer = undefined;
  bank.rest();
  await api.database.asOwner('update bank_api set free_at = null, due_at = null');
});
afterEach(() => jest.restoreAllMocks());

const send = async (who = client.sales) => api.call('POST', FETCH, undefined, { token: await api.tokenFor(who) });
const deps = (url = bank.url) => ({ config: { ...config, bankApi: { token: TOKEN, url } }, database: api.database });

test('sales fetch during the pause of the job, but not within 30 seconds of another request', async () => {
  const { reservation, vs } = await unpaid(api);
  await fetchBankMovements.run(deps());
  bank.movements = [{ id: 1, amount: 450, vs }];
  const limited = await send();
  expect(limited.statusCode).toBe(429);
  expect(limited.json()).toMatchObject({ code: 'request.limited' });
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(20);
  bank.rest();
  await api.database.asOwner('update bank_api set free_at = null');
  await fetchBankMovements.run(deps());
  expect(await client.isPaid(reservation.id)).toBe(false);
  const fetched = await send();
  expect([fetched.statusCode, fetched.json()]).toEqual([200, { movements: 1 }]);
  expect(await client.isPaid(reservation.id)).toBe(true);
});

test('a failure of the bank is the answer, with its reason', async () => {
  bank.answer = (_request, response) => void response.writeHead(503).end();
  const failed = await send();
  expect([failed.statusCode, failed.json()]).toEqual([200, { failure: 'unavailable' }]);
});

test('staff without sales, and customers, neither fetch nor see the state', async () => {
  const before = bank.seen.length;
  for (const who of [await makePerson(api.database, { acl: ['editor'] }), await makePerson(api.database)]) {
    expect((await send(who)).statusCode).toBe(403);
    expect(await client.get('bank_api', who)).not.toEqual([expect.objectContaining({ is_configured: true })]);
  }
  expect((await api.call('POST', FETCH)).statusCode).toBe(401);
  expect(bank.seen).toHaveLength(before);
});

test.each([
  ['a refused token', (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end()], // oxfmt-ignore
  ['a broken answer', (_: unknown, response: { socket: { destroy(): void } | null }) => response.socket?.destroy()],
])('the token is neither in the error nor in the log after %s', async (_name, answer) => {
  bank.answer = answer as typeof bank.answer;
  const error = await fetchBankMovements.run(deps()).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ message: expect.stringMatching(/^the bank's movements were not fetched: (token|unavailable)$/) }); // oxfmt-ignore
  api.app.log.error({ err: error }, 'job failed');
  await api.database.asOwner('update bank_api set free_at = null');
  await send();
  expect(logged).toContain('job failed');
  expect(logged + JSON.stringify(await client.get('bank_api'))).not.toContain(TOKEN.slice(0, 20));
});

test('an unreachable bank does not reveal the address', async () => {
  const error = (await fetchBankMovements.run(deps('http://127.0.0.1:1')).catch((caught: unknown) => caught)) as Error;
  api.app.log.error({ err: error }, 'job failed');
  expect(logged).toContain('unavailable');
  expect(logged).not.toContain(TOKEN.slice(0, 20));
});

test('without a token nothing is fetched or shown', async () => {
  const site = await testApp({ database: api.database });
  try {
    expect(await client.get('bank_api')).toEqual([expect.objectContaining({ is_configured: false })]);
    const token = await site.tokenFor(client.sales);
    const answer = await withoutErrorLog(site.app, () => site.call('POST', FETCH, undefined, { token }));
    expect(answer.statusCode).toBe(404);
    const before = bank.seen.length;
    await fetchBankMovements.run({ config, database: api.database });
    expect(bank.seen).toHaveLength(before);
  } finally {
    await site.close();
  }
});
