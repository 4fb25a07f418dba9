import { DEMO_PASSWORD, PRODUCT, type AccessTokenClaims } from '@arbora/domain';
import { decodeJwt } from 'jose';
import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function begin(username: string) {
  const body = { username, password: DEMO_PASSWORD, bucket_id: PRODUCT, cookie: false };
  const { accessToken, refreshToken } = (await site.call('POST', '/api/auth/login', body)).json<Tokens>();
  return { id: decodeJwt<AccessTokenClaims>(accessToken).sid, refreshToken };
}

const refresh = (refreshToken: string) => site.call('POST', '/api/auth/refresh', { refreshToken });

/** Simulates a login this long ago, with the last refresh `idle` ago. */
const age = (id: string, total: string, idle: string) =>
  site.database.asOwner(
    `update app_private.session set created_at = now() - $2::interval, last_used_at = now() - $3::interval
     where id = $1`,
    [id, total, idle],
  );

const STAFF = ['admin', 'editor', 'sales', 'jobs'].map((name) => `${name}@arbora.example`);

describe.each([
  ...STAFF.map((email) => ({ email, total: 30, idleHours: 12 })),
  { email: 'customer@arbora.example', total: 90, idleHours: 7 * 24 },
])('a session of $email', ({ email, total, idleHours }) => {
  it(`is refreshed until ${total} days after the login, and a refresh does not move that end`, async () => {
    const { id, refreshToken } = await begin(email);
    await age(id, `${total} days -1 minute`, '1 minute');
    const answer = await refresh(refreshToken);
    expect(answer.statusCode).toBe(200);
    const [session] = await site.database.asOwner(
      `select expires_at = created_at + make_interval(days => $2) as ends, last_used_at > now() - interval '1 minute' as used
       from app_private.session where id = $1`,
      [id, total],
    );
    expect(session).toEqual({ ends: true, used: true });
  });

  it.each([
    ['after its total lifetime', `${total} days`, '1 minute'],
    ['without use', '6 days', `${idleHours} hours`],
  ])('ends %s', async (_when, ago, idle) => {
    const { id, refreshToken } = await begin(email);
    await age(id, ago, idle);
    const answer = await refresh(refreshToken);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'auth.token_invalid']);
    expect(await site.database.asOwner('select ended_reason from app_private.session where id = $1', [id])).toEqual([
      { ended_reason: 'expired' },
    ]);
  });

  it('is kept just within the time without use', async () => {
    const { id, refreshToken } = await begin(email);
    await age(id, '10 days', `${idleHours} hours -1 minute`);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });
});

it('lasts for the times of the configuration', async () => {
  const strict = await testApp({
    database: site.database,
    config: { sessions: { customerDays: 2, staffDays: 1, staffIdleHours: 1 } },
  });
  const { id, refreshToken } = await begin('customer@arbora.example');
  await age(id, '2 days', '1 minute');
  expect((await strict.call('POST', '/api/auth/refresh', { refreshToken })).statusCode).toBe(401);
  await strict.close();
});
