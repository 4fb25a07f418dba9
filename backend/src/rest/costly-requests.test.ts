import { randomUUID } from 'node:crypto';
import { ROLE, type AuthRole } from '@arbora/domain';
import { Client } from 'pg';
import { testApp, type TestApp } from '../../tests/app';
import { until } from '../../tests/until';
import { requestInProcess } from '../http/in-process';
import { runAs } from './transaction';

let site: TestApp;
beforeAll(async () => void (site = await testApp()), 60_000);
afterAll(() => site.close());

/** Backtracks for minutes on every long text. */
const EXPRESSION = '^(.{3,})(.{3,})(.{3,})\\3\\2\\1$';

test.each([
  [null, 401, 'auth.login_required'],
  ['customer', 403, 'auth.forbidden'],
] as const)('a regular expression of %s is refused', async (who, status, code) => {
  const token = who === null ? undefined : await site.tokenFor(`${who}@arbora.example`);
  for (const query of [
    `body=match.${EXPRESSION}`,
    `body=imatch.${EXPRESSION}`,
    `body=not.match(any).{${EXPRESSION}}`,
    `or=(title.eq.x,and(title.eq.y,body.imatch."${EXPRESSION}"))`,
    `select=id,news_comment(id)&news_comment.body=match.${EXPRESSION}`,
  ]) {
    const answer = await site.call('GET', `/api/rest/news_item?${encodeURI(query)}`, undefined, { token });
    expect([query, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([query, status, code]);
  }
});

test('staff can search with regular expressions', async () => {
  const token = await site.tokenFor('editor@arbora.example');
  const answer = await site.call('GET', '/api/rest/news_item?select=id&title=imatch.^[a-z]&limit=1', undefined, {
    token,
  });
  expect([answer.statusCode, answer.json<unknown[]>().length]).toEqual([200, 1]);
});

const claimsOf = (role: AuthRole) =>
  role === ROLE.anon ? null : { role, sub: randomUUID(), email: 'somebody@arbora.example' };

test.each([
  [ROLE.anon, '3s'],
  [ROLE.registration, '3s'],
  [ROLE.jobs, '5s'],
  [ROLE.customer, '5s'],
  [ROLE.manager, '15s'],
  [ROLE.admin, '15s'],
])('a statement of %s is limited to %s', async (role, limit) => {
  const asked = { text: `select 1, null, current_setting('statement_timeout')`, values: [] };
  for (const readOnly of [true, false]) {
    expect((await runAs(claimsOf(role), site.database.pool, asked, { readOnly })).body).toBe(limit);
  }
  // The next transaction on the connection gets the default back.
  const [{ limit: left } = { limit: '' }] = (
    await site.database.pool.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)
  ).rows;
  expect(left).toBe('15s');
});

test('a statement that exceeds its timeout is cancelled with a retryable error', async () => {
  const slow = { text: `select 1, null, pg_sleep(600)::text`, values: [] };
  await expect(runAs(claimsOf(ROLE.anon), site.database.pool, slow, { readOnly: true })).rejects.toMatchObject({
    code: '57014',
  });
});

test('each anonymous address gets a share of the connections, and other callers keep theirs', async () => {
  const from = '127.0.0.1';
  // Warm up first: an anonymous statement times out after three seconds, and its lock with it.
  const token = await site.tokenFor('customer@arbora.example');
  await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      site.call('GET', '/api/rest/kejval', undefined, { from: `10.3.0.${index}` }),
    ),
  );
  const [holder, watcher] = [1, 2].map(() => new Client(site.database.ownerConnection)) as [Client, Client];
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('begin; lock table news_item in access exclusive mode');
  const many = Array.from({ length: 209 }, () =>
    site.call('GET', '/api/rest/news_item?select=id&limit=1', undefined, { from }),
  );
  const refused = await Promise.race(many);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ code: string }>().code]).toEqual([
    429,
    '1',
    'request.limited',
  ]);
  const waitFor = (count: number) =>
    until(async () => {
      const { rowCount } = await watcher.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount === count;
    });
  await waitFor(8);
  const elsewhere = await site.call('GET', '/api/rest/booking_event?select=id&limit=1', undefined, {
    from: '203.0.113.8',
  });
  expect(elsewhere.statusCode).toBe(200);
  // Reads of server-rendered pages are not counted.
  const url = '/api/rest/booking_event?select=id&limit=1';
  expect((await requestInProcess(site.app, { url, remoteAddress: from })).statusCode).toBe(200);
  // A logged-in person at the same address has a separate share, whatever address the requests come from.
  const asPerson = (path: string, address: string) =>
    site.call('GET', `/api/rest/${path}?select=id&limit=1`, undefined, { token, from: address });
  expect((await asPerson('booking_event', from)).statusCode).toBe(200);
  const own = [from, '203.0.113.9'].flatMap((address) => [1, 2, 3].map(() => asPerson('news_item', address)));
  await waitFor(8 + 4);
  await Promise.all([holder.end(), watcher.end()]);
  expect((await Promise.all(own)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([...Array<number>(208).fill(200), 429]);
}, 30_000);
