import { DEMO_PASSWORD, PRODUCT, ROLE, type AccessTokenClaims } from '@arbora/domain';
import { decodeJwt } from 'jose';
import { TEST_ORIGIN, testApp, type TestApp } from '../../tests/app';
import { readConfig } from '../config';
import { overlap } from '../../tests/overlap';
import { rotateRefreshToken } from './session';

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

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function begin(username = 'sales@arbora.example'): Promise<Tokens> {
  const body = { username, password: DEMO_PASSWORD, bucket_id: PRODUCT, cookie: false };
  return (await one.call('POST', '/api/auth/login', body)).json<Tokens>();
}

const refresh = (refreshToken: string, instance = one, more: object = {}) =>
  instance.call('POST', '/api/auth/refresh', { refreshToken, ...more });
const sid = (accessToken: string) => decodeJwt<AccessTokenClaims>(accessToken).sid;

/** Simulates that this time has passed since the session's tokens were used. */
const usedLongAgo = (accessToken: string) =>
  one.database.asOwner(
    "update app_private.refresh_token set used_at = used_at - interval '11 seconds' where session_id = $1",
    [sid(accessToken)],
  );

describe('POST /api/auth/refresh', () => {
  it('returns a new access token of the same session and replaces the refresh token', async () => {
    const first = await begin();
    const answer = await refresh(first.refreshToken);
    expect(answer.statusCode).toBe(200);
    const second = answer.json<Tokens>();
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(sid(second.accessToken)).toBe(sid(first.accessToken));
    expect((await refresh(second.refreshToken, two)).statusCode).toBe(200);
  });

  it('rotates once for twenty concurrent uses on two instances', async () => {
    const { accessToken, refreshToken } = await begin();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refresh(refreshToken, index % 2 === 0 ? one : two)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<Tokens>().refreshToken)).size).toBe(1);
    const tokens = await one.database.asOwner('select from app_private.refresh_token where session_id = $1', [
      sid(accessToken),
    ]);
    expect(tokens).toHaveLength(2);
  });

  it('rotates once for two overlapping transactions', async () => {
    const { refreshToken } = await begin();
    const config = readConfig({ NODE_ENV: 'test' });
    const [first, second] = await overlap(
      one.database,
      (client) => rotateRefreshToken(client, refreshToken, config),
      (client) => rotateRefreshToken(client, refreshToken, config),
    );
    expect(first.outcome).toBe('rotated');
    expect(second).toEqual({ status: 'fulfilled', value: first });
  });

  it('ends the whole session when a used token is presented after the grace period', async () => {
    const first = await begin();
    const second = (await refresh(first.refreshToken)).json<Tokens>();
    await usedLongAgo(first.accessToken);
    const replay = await refresh(first.refreshToken);
    expect([replay.statusCode, replay.json().code]).toEqual([401, 'auth.token_invalid']);
    expect((await refresh(second.refreshToken, two)).statusCode).toBe(401);
    const [session] = await one.database.asOwner('select ended_reason from app_private.session where id = $1', [
      sid(first.accessToken),
    ]);
    expect(session).toEqual({ ended_reason: 'reuse' });
    const log = await one.database.asOwner("select from app_private.auth_log where event = 'refresh_reused'");
    expect(log).toHaveLength(1);
  });

  it('does not affect other sessions of the person', async () => {
    const [stolen, other] = [await begin(), await begin()];
    await refresh(stolen.refreshToken);
    await usedLongAgo(stolen.accessToken);
    await refresh(stolen.refreshToken);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  });

  it('stores no usable token in the database', async () => {
    const { refreshToken } = await begin();
    const [found] = await one.database.asOwner<{ dump: string }>(
      "select string_agg(t::text, '') || (select string_agg(s::text, '') from app_private.session s) as dump from app_private.refresh_token t",
    );
    expect(found?.dump).not.toContain(refreshToken);
    expect(found?.dump).not.toContain(Buffer.from(refreshToken, 'base64url').toString('hex'));
  });

  it('changes the role on request, among the roles of the person', async () => {
    const { refreshToken } = await begin();
    const lesser = (await refresh(refreshToken, one, { role: ROLE.customer })).json<Tokens>();
    expect(decodeJwt<AccessTokenClaims>(lesser.accessToken).role).toBe(ROLE.customer);
    const staff = (await refresh(lesser.refreshToken, one, { role: ROLE.manager })).json<Tokens>();
    expect(decodeJwt<AccessTokenClaims>(staff.accessToken).role).toBe(ROLE.manager);
    const usual = (await refresh(staff.refreshToken)).json<Tokens>();
    expect(decodeJwt<AccessTokenClaims>(usual.accessToken).role).toBe(ROLE.customer);
    const more = await refresh(usual.refreshToken, one, { role: ROLE.admin });
    expect([more.statusCode, more.json().code]).toEqual([403, 'auth.forbidden']);
  });

  it('keeps the token if the requested role was revoked', async () => {
    const { accessToken, refreshToken } = await begin();
    expect((await refresh(refreshToken, one, { role: ROLE.admin })).statusCode).toBe(403);
    await usedLongAgo(accessToken);
    const lesser = await refresh(refreshToken, two, { role: ROLE.manager });
    expect(lesser.statusCode).toBe(200);
    expect(sid(lesser.json<Tokens>().accessToken)).toBe(sid(accessToken));
  });

  it('is refused once its session has expired', async () => {
    const { accessToken, refreshToken } = await begin();
    await one.database.asOwner('update app_private.session set expires_at = now() where id = $1', [sid(accessToken)]);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('ends for a person who was blocked meanwhile', async () => {
    const { refreshToken } = await begin('jobs@arbora.example');
    const setBlocked = (value: boolean) =>
      one.database.asOwner("update auth_person set is_blocked = $1 where email = 'jobs@arbora.example'", [value]);
    await setBlocked(true);
    const blocked = await refresh(refreshToken);
    expect([blocked.statusCode, blocked.json().code]).toEqual([403, 'auth.blocked']);
    await setBlocked(false);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it.each(['nonsense', 'A'.repeat(43), "' or 1=1 --"])('refuses %s', async (token) => {
    expect((await refresh(token)).statusCode).toBe(401);
  });
});

describe('the refresh cookie', () => {
  const withCookie = async (path: string, headers: Record<string, string> = {}) => {
    const body = { username: 'sales@arbora.example', password: DEMO_PASSWORD, bucket_id: PRODUCT };
    const [cookie] = (await one.call('POST', '/api/auth/login', body)).cookies;
    const send = (value: string) =>
      one.call('POST', path, undefined, { headers: { cookie: `app_token=${value}`, ...headers } });
    return { answer: await send(String(cookie?.value)), send, value: String(cookie?.value) };
  };

  it('refreshes without a body and is replaced', async () => {
    const { answer, value } = await withCookie('/api/auth/refresh', { origin: TEST_ORIGIN });
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['accessToken']);
    expect(answer.cookies[0]?.name).toBe('app_token');
    expect(answer.cookies[0]?.value).not.toBe(value);
  });

  it.each([
    ['the address the page was opened at', { origin: 'http://localhost:80', host: 'localhost:80' }, 200],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a page without origin', { origin: 'null' }, 403],
    ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('sent from %s', async (_from, headers, status) => {
    expect((await withCookie('/api/auth/refresh', headers as Record<string, string>)).answer.statusCode).toBe(status);
    const logout = (await withCookie('/api/auth/logout', headers as Record<string, string>)).answer.statusCode;
    expect(logout).toBe(status === 200 ? 204 : status);
  });

  it('moves a token of the body into the cookie on request, only for the own origin', async () => {
    const { refreshToken } = await begin();
    const send = (origin: string, token: string) =>
      one.call('POST', '/api/auth/refresh', { refreshToken: token, cookie: true }, { headers: { origin } });
    expect((await send('https://evil.example', refreshToken)).statusCode).toBe(403);
    const answer = await send(TEST_ORIGIN, refreshToken);
    expect([answer.statusCode, Object.keys(answer.json<Tokens>())]).toEqual([200, ['accessToken']]);
    expect(answer.cookies[0]?.name).toBe('app_token');
  });

  it('does not expose its token to scripts', async () => {
    const login = { username: 'sales@arbora.example', password: DEMO_PASSWORD, bucket_id: PRODUCT };
    const [cookie] = (await one.call('POST', '/api/auth/login', login)).cookies;
    const headers = { cookie: `app_token=${cookie!.value}`, origin: TEST_ORIGIN };
    const answer = await one.call('POST', '/api/auth/refresh', { cookie: false }, { headers });
    expect([answer.statusCode, Object.keys(answer.json<Tokens>())]).toEqual([200, ['accessToken']]);
  });

  it('is cleared when its session is over', async () => {
    const answer = await one.call('POST', '/api/auth/refresh', undefined, { headers: { cookie: 'app_token=gone' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toMatchObject([
      { name: 'app_token', value: '' },
      { name: 'app_session', value: '' },
      { name: 'app_trial', value: '' },
    ]);
  });

  it('is required unless the body has a token', async () => {
    const answer = await one.call('POST', '/api/auth/refresh', {});
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.login_required']);
  });

  it('ends its session at logout and becomes invalid', async () => {
    const { answer, send, value } = await withCookie('/api/auth/logout');
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toMatchObject([
      { name: 'app_token', value: '' },
      { name: 'app_session', value: '' },
      { name: 'app_trial', value: '' },
    ]);
    expect((await send(value)).statusCode).toBe(204);
    const refreshed = await one.call('POST', '/api/auth/refresh', { refreshToken: value });
    expect(refreshed.statusCode).toBe(401);
  });
});
