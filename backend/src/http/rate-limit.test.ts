import { APP_KEY, PRODUCT } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { overlap } from '../../tests/overlap';

/** Two instances with one database share each limit. */
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

let numbered = 0;
const registration = (password = 'buk lesni, javor mlec') => ({
  apiKey: APP_KEY,
  email: `r${++numbered}@example.org`,
  password,
  name: 'Petr Habr',
});
const UNKNOWN_TICKET = '00000000-0000-4000-8000-000000000000';

type Ask = (instance: TestApp, from: string) => ReturnType<TestApp['call']>;
const LIMITS: [scope: string, max: number, ask: Ask][] = [
  [
    'user.exists',
    60,
    (instance, from) =>
      instance.call('POST', '/api/auth/user/exists', { bucket_id: PRODUCT, email: 'a@example.org' }, { from }),
  ],
  [
    'user.reset_mail',
    10,
    (instance, from) =>
      instance.call(
        'POST',
        '/api/auth/user/reset_mail',
        { bucket_id: PRODUCT, email: `r${++numbered}@example.org` },
        { from },
      ),
  ],
  [
    'registration',
    30,
    (instance, from) => instance.call('POST', '/api/backend/profile/create', registration(), { from }),
  ],
  ['registration', 30, (instance, from) => instance.call('POST', '/api/auth/user/create', registration(), { from })],
  [
    'ticket_check',
    60,
    (instance, from) => instance.call('GET', `/api/backend/ticket_check?id=${UNKNOWN_TICKET}`, undefined, { from }),
  ],
];

describe.each(LIMITS)('the limit %s of %i', (scope, max, ask) => {
  const from = () => `10.9.${++numbered}.1`;
  const fill = (address: string, count: number, age = '0 seconds') =>
    one.database.asOwner(
      `insert into app_private.rate_limit_hit (scope, key, at)
       select $1, $2, clock_timestamp() - $4::interval from generate_series(1, $3)`,
      [scope, address, count, age],
    );

  it('the limit is counted across instances and enforced by both', async () => {
    const address = from();
    await fill(address, max - 2);
    expect((await ask(one, address)).statusCode).not.toBe(429);
    expect((await ask(two, address)).statusCode).not.toBe(429);
    for (const instance of [one, two]) {
      const answer = await ask(instance, address);
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'request.limited']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await ask(two, from())).statusCode).not.toBe(429);
  });

  it('concurrent calls are admitted up to the limit', async () => {
    const address = from();
    await fill(address, max - 3);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(n % 2 ? one : two, address)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});

it('the window rolls: older calls no longer count', async () => {
  const take = async () => {
    const [row] = await one.database.asOwner<{ wait: number }>(
      "select app_private.limit_take('rolling', 'x', 2, 60) as wait",
    );
    return row?.wait;
  };
  const age = (by: string) =>
    one.database.asOwner("update app_private.rate_limit_hit set at = at - $1::interval where scope = 'rolling'", [by]);
  expect(await take()).toBe(0);
  await age('40 seconds');
  expect(await take()).toBe(0);
  expect(await take()).toBeGreaterThan(0);
  await age('20 seconds');
  expect(await take()).toBe(0);
  expect(await take()).toBeGreaterThan(0);
});

it('overlapping calls are counted one after the other', async () => {
  const take = async (client: Parameters<Parameters<typeof one.database.asService>[0]>[0]) =>
    (await client.query<{ wait: number }>("select app_private.limit_take('overlap', 'x', 1, 60) as wait")).rows[0]
      ?.wait;
  const [first, second] = await overlap(one.database, take, take);
  expect(first).toBe(0);
  expect(second).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
  expect(second).not.toEqual({ status: 'fulfilled', value: 0 });
});
