import { DEMO_PASSWORD, PRODUCT } from '@arbora/domain';
import type { PoolClient } from 'pg';
import { testApp, type TestApp } from '../../tests/app';
import { overlap } from '../../tests/overlap';

/** Two instances with one database, which share their counts. */
let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await testApp();
  two = await testApp({ database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const EMAIL = 'customer@arbora.example';
const attempt = (instance: TestApp, from: string, password = 'wrong password', username = EMAIL) =>
  instance.call('POST', '/api/auth/login', { username, password, bucket_id: PRODUCT }, { from });

async function failTimes(times: number, from: string, username = EMAIL): Promise<void> {
  for (let count = 0; count < times; count++) {
    const answer = await attempt(count % 2 === 0 ? one : two, from, 'wrong password', username);
    expect(answer.statusCode).toBe(401);
  }
}

describe('the login limit', () => {
  it('refuses even the right password after ten failures, counted over all instances', async () => {
    await failTimes(10, '10.0.0.1');
    for (const instance of [one, two]) {
      const answer = await attempt(instance, '10.0.0.1', DEMO_PASSWORD);
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'auth.rate_limited']);
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThan(3500);
      expect(wait).toBeLessThanOrEqual(3600);
    }
  });

  it('counts per account and address', async () => {
    expect((await attempt(one, '10.0.0.2', DEMO_PASSWORD)).statusCode).toBe(200);
    expect((await attempt(one, '10.0.0.1', DEMO_PASSWORD, 'sales@arbora.example')).statusCode).toBe(200);
  });

  it('counts unknown accounts like known ones', async () => {
    await failTimes(10, '10.0.0.3', 'nobody@arbora.example');
    expect((await attempt(one, '10.0.0.3', 'x', 'nobody@arbora.example')).statusCode).toBe(429);
  });

  it('is a sliding window: a failure expires after an hour', async () => {
    await failTimes(10, '10.0.0.4');
    await one.database.asOwner(
      `update app_private.rate_limit_hit set at = at - interval '61 minutes'
       where id = (select min(id) from app_private.rate_limit_hit where key = '10.0.0.4 ${EMAIL}')`,
    );
    expect((await attempt(one, '10.0.0.4')).statusCode).toBe(401);
    expect((await attempt(two, '10.0.0.4')).statusCode).toBe(429);
  });

  it('reports wrong credentials to exactly ten of many concurrent attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => attempt(index % 2 === 0 ? one : two, '10.0.0.5')),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(14).fill(429)]);
  });

  it('counts overlapping transactions one after another', async () => {
    await failTimes(9, '10.0.0.8');
    const fail = async (client: PoolClient) => {
      const sql = 'select app_private.login_failed($1, $2, 10, 100) as wait';
      return (await client.query<{ wait: number }>(sql, [EMAIL, '10.0.0.8'])).rows[0]?.wait;
    };
    const [first, second] = await overlap(one.database, fail, fail);
    expect(first).toBe(0);
    expect(second).toEqual({ status: 'fulfilled', value: expect.any(Number) });
    expect(second).not.toEqual({ status: 'fulfilled', value: 0 });
  });

  it('does not count logins that succeed', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => attempt(one, '10.0.0.6', DEMO_PASSWORD)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('has a higher limit for an address that tries many accounts', async () => {
    await one.database.asOwner(
      "insert into app_private.rate_limit_hit (scope, key) select 'login.address', '10.0.0.7' from generate_series(1, 100)",
    );
    const answer = await attempt(two, '10.0.0.7', DEMO_PASSWORD);
    expect(answer.statusCode).toBe(429);
  });

  it('has a higher limit for an account tried from many addresses, reset by a reset link', async () => {
    const email = 'jobs@arbora.example';
    for (let count = 0; count < 12; count++) {
      expect((await attempt(one, `10.7.0.${count}`, 'wrong password', email)).statusCode).toBe(401);
    }
    await one.database.asOwner(
      "insert into app_private.rate_limit_hit (scope, key) select 'login.everywhere', $1 from generate_series(1, 87)",
      [email],
    );
    const answers = await Promise.all([1, 2, 3].map((n) => attempt(n % 2 ? one : two, `10.8.0.${n}`, 'wrong', email)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([401, 429, 429]);
    expect((await attempt(two, '10.9.0.1', DEMO_PASSWORD, email)).statusCode).toBe(429);
    expect((await attempt(two, '10.9.0.1', DEMO_PASSWORD, 'sales@arbora.example')).statusCode).toBe(200);

    await one.call('POST', '/api/auth/user/reset_mail', { email, bucket_id: PRODUCT });
    const [mail] = await one.database.asOwner<{ ref: string }>(
      "select split_part(payload ->> 'link', 'ref=', 2) as ref from app_private.mail where recipient = $1",
      [email],
    );
    const new_password = 'jine heslo, jeste lepsi';
    await one.call('POST', '/api/auth/user/reset_set', { ref: mail?.ref, new_password });
    expect((await attempt(two, '10.9.0.2', new_password, email)).statusCode).toBe(200);
  });

  it.each([
    ['a number of proxies', 1 as const],
    ['their networks', ['10.1.0.0/16']],
  ])('counts the address seen by the proxy, not forged entries before it: %s', async (_what, trustProxy) => {
    const behind = await testApp({ database: one.database, config: { trustProxy } });
    const from = typeof trustProxy === 'number' ? '203.0.113.1' : '203.0.113.2';
    const forged = (entry: string, password: string) =>
      behind.call(
        'POST',
        '/api/auth/login',
        { username: EMAIL, password, bucket_id: PRODUCT },
        { from: '10.1.0.9', headers: { 'x-forwarded-for': `${entry}, ${from}` } },
      );
    for (let count = 0; count < 10; count++) {
      expect((await forged(`192.0.2.${count}`, 'wrong password')).statusCode).toBe(401);
    }
    expect((await forged('192.0.2.99', DEMO_PASSWORD)).statusCode).toBe(429);
    await behind.close();
  });

  it('allows logins behind a proxy that sends no address', async () => {
    const behind = await testApp({ database: one.database, config: { trustProxy: 1 } });
    for (const header of ['unknown', '203.0.113.3:5678', 'fe80::1%eth0']) {
      const body = { username: EMAIL, password: DEMO_PASSWORD, bucket_id: PRODUCT };
      const options = { from: '10.1.0.8', headers: { 'x-forwarded-for': header } };
      expect((await behind.call('POST', '/api/auth/login', body, options)).statusCode).toBe(200);
    }
    await behind.close();
  });

  it('is logged once per account and address, regardless of the number of refusals', async () => {
    await failTimes(10, '10.0.0.9');
    await Promise.all([1, 2, 3, 4].map((n) => attempt(n % 2 ? one : two, '10.0.0.9')));
    const logged = await one.database.asOwner(
      "select email from app_private.auth_log where event = 'login_limited' and address = '10.0.0.9'",
    );
    expect(logged).toEqual([{ email: EMAIL }]);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    for (let count = 0; count < 10; count++) {
      expect((await attempt(one, `2001:db8:5:6:${count}::1`)).statusCode).toBe(401);
    }
    expect((await attempt(one, '2001:db8:5:6::ffff', DEMO_PASSWORD)).statusCode).toBe(429);
    expect((await attempt(one, '2001:db8:5:7::1', DEMO_PASSWORD)).statusCode).toBe(200);
  });
});
