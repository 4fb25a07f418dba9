import { DEMO_PASSWORD, PRODUCT, type UserSession } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';

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

const URL = '/api/auth/user/sessions';

async function begin(username: string, userAgent: string) {
  const body = { username, password: DEMO_PASSWORD, bucket_id: PRODUCT, cookie: false };
  const answer = await one.call('POST', '/api/auth/login', body, { headers: { 'user-agent': userAgent } });
  return answer.json<{ accessToken: string; refreshToken: string }>();
}
const password = { password: DEMO_PASSWORD };
const list = async (token: string) => (await two.call('GET', URL, undefined, { token })).json<UserSession[]>();
const refresh = async (refreshToken: string) =>
  (await one.call('POST', '/api/auth/refresh', { refreshToken })).statusCode;

it('lists the own sessions, last used first, and marks the current one', async () => {
  const phone = await begin('sales@arbora.example', 'Phone');
  const office = await begin('sales@arbora.example', 'Office');
  await begin('editor@arbora.example', 'Other');
  expect(await refresh(phone.refreshToken)).toBe(200);
  const sessions = await list(office.accessToken);
  expect(sessions).toEqual([
    expect.objectContaining({ user_agent: 'Phone', address: '127.0.0.1', is_current: false }),
    expect.objectContaining({ user_agent: 'Office', is_current: true }),
  ]);
  for (const { created_at, last_used_at, expires_at } of sessions) {
    expect(Date.parse(last_used_at)).toBeGreaterThanOrEqual(Date.parse(created_at));
    expect(Date.parse(expires_at) - Date.parse(last_used_at)).toBe(43_200_000);
  }
});

it('ends one of them, on every instance', async () => {
  const lost = await begin('jobs@arbora.example', 'Lost');
  const kept = await begin('jobs@arbora.example', 'Kept');
  const id = (await list(kept.accessToken)).find((session) => !session.is_current)?.id;
  const end = () => two.call('DELETE', `${URL}/${id}`, password, { token: kept.accessToken });
  expect((await end()).statusCode).toBe(204);
  expect(await refresh(lost.refreshToken)).toBe(401);
  expect(await refresh(kept.refreshToken)).toBe(200);
  expect((await end()).json().code).toBe('not_found');
});

it('ends all except the current one', async () => {
  const others = [await begin('admin@arbora.example', 'A'), await begin('admin@arbora.example', 'B')];
  const own = await begin('admin@arbora.example', 'C');
  expect((await two.call('DELETE', URL, password, { token: own.accessToken })).statusCode).toBe(204);
  for (const { refreshToken } of others) expect(await refresh(refreshToken)).toBe(401);
  expect(await list(own.accessToken)).toMatchObject([{ user_agent: 'C', is_current: true }]);
});

it('does not disclose other people’s sessions', async () => {
  const mine = await begin('customer@arbora.example', 'Mine');
  const stranger = await begin('customer.sk@arbora.example', 'Stranger');
  const [session] = await list(mine.accessToken);
  const answer = await one.call('DELETE', `${URL}/${session?.id}`, password, { token: stranger.accessToken });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  expect(await refresh(mine.refreshToken)).toBe(200);
  expect((await one.call('GET', URL)).statusCode).toBe(401);
});

it('ends no session without the password or a second factor', async () => {
  const other = await begin('editor@arbora.example', 'Other');
  const own = await begin('editor@arbora.example', 'Own');
  const id = (await list(own.accessToken)).find((session) => session.user_agent === 'Other')?.id;
  for (const url of [URL, `${URL}/${id}`]) {
    expect((await one.call('DELETE', url, {}, { token: own.accessToken })).statusCode).toBe(400);
    for (const [body, code] of [
      [{ password: 'wrong' }, 'auth.bad_credentials'],
      [{ code: '000000' }, 'auth.code_invalid'],
    ] as const) {
      const answer = await one.call('DELETE', url, body, { token: own.accessToken });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, code]);
    }
  }
  expect(await refresh(other.refreshToken)).toBe(200);
});
