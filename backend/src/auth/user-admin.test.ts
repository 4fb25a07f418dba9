import { DEMO_PASSWORD, PRODUCT, ROLE, type Acl, type AuthPerson, type AuthRole } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { overlap } from '../../tests/overlap';
import { hashPassword } from './password';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await testApp();
  admin = await test.tokenFor('admin@arbora.example');
});
afterAll(() => test.close());

const ADMIN = 'admin@arbora.example';
const idOf = async (email: string) => (await test.database.claimsOf(email)).sub;
const administer = (call: string, body: object, token = admin) =>
  test.call('POST', `/api/auth/user/${call}`, body, { token });
const patch = (table: string, id: string, body: object, token = admin) =>
  test.call('PATCH', `/api/at-rest/${table}?id=eq.${id}`, body, {
    token,
    headers: { prefer: 'return=representation' },
  });
const signIn = (username: string) =>
  test.call('POST', '/api/auth/login', { username, password: DEMO_PASSWORD, bucket_id: PRODUCT, cookie: false });

/** Somebody with a password, by default a customer. */
async function person(options: { acl?: Acl[]; roles?: AuthRole[] } = {}) {
  const claims = await makePerson(test.database, { acl: options.acl ?? [] });
  await test.database.asOwner('insert into app_private.credential (person_id, password_hash) values ($1, $2)', [
    claims.sub,
    await hashPassword(DEMO_PASSWORD),
  ]);
  if (options.roles) {
    await test.database.asOwner('update auth_person set roles = $2 where id = $1', [claims.sub, options.roles]);
  }
  return claims;
}
const eventsOf = (id: string) =>
  test.database.asOwner<{ event: string }>('select event from app_private.auth_log where person_id = $1 order by id', [
    id,
  ]);

describe('blocking', () => {
  it('ends the sessions and keeps the person out until unblocked', async () => {
    const { sub: id, email } = await person();
    const { refreshToken } = (await signIn(email)).json<{ refreshToken: string }>();
    const blocked = await administer('block', { id });
    expect([blocked.statusCode, blocked.json<AuthPerson>()]).toMatchObject([200, { id, email, is_blocked: true }]);
    const refreshed = await test.call('POST', '/api/auth/refresh', { refreshToken });
    expect([refreshed.statusCode, refreshed.json().code]).toEqual([403, 'auth.blocked']);
    expect((await signIn(email)).json().code).toBe('auth.blocked');
    expect((await administer('unblock', { id })).json()).toMatchObject({ is_blocked: false });
    expect((await test.call('POST', '/api/auth/refresh', { refreshToken })).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(200);
    expect((await eventsOf(id)).map(({ event }) => event)).toEqual([
      'login',
      'blocked',
      'login_refused',
      'unblocked',
      'login',
    ]);
  });

  it('through the data service ends the sessions as well', async () => {
    const { sub: id, email } = await person();
    const { refreshToken } = (await signIn(email)).json<{ refreshToken: string }>();
    expect((await patch('auth_person', id, { is_blocked: true })).statusCode).toBe(200);
    await patch('auth_person', id, { is_blocked: false });
    expect((await test.call('POST', '/api/auth/refresh', { refreshToken })).statusCode).toBe(401);
  });

  it('is refused to sales staff and to an admin whose right was revoked', async () => {
    const { sub: id } = await person();
    const sales = await test.tokenFor('sales@arbora.example');
    expect((await administer('block', { id }, sales)).json().code).toBe('auth.forbidden');
    const former = await test.tokenFor({ ...(await person({ acl: ['sales'] })), role: ROLE.admin });
    expect((await administer('block', { id }, former)).json().code).toBe('auth.forbidden');
    expect((await administer('update', { id, acl: ['admin'] }, former)).json().code).toBe('auth.forbidden');
    expect((await administer('block', { id })).statusCode).toBe(200);
  });

  it('reports an unknown person', async () => {
    const answer = await administer('block', { id: '00000000-0000-4000-8000-000000000000' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'auth.user_unknown']);
  });
});

describe('POST /api/auth/user/end_sessions', () => {
  it('logs a person out everywhere, and logs the admin', async () => {
    const { sub: id, email } = await person();
    const sessions = [await signIn(email), await signIn(email)].map((answer) =>
      answer.json<{ refreshToken: string }>(),
    );
    expect((await administer('end_sessions', { id })).statusCode).toBe(204);
    for (const { refreshToken } of sessions) {
      expect((await test.call('POST', '/api/auth/refresh', { refreshToken })).statusCode).toBe(401);
    }
    expect((await signIn(email)).statusCode).toBe(200);
    const log = await test.database.asOwner(
      "select actor_id from app_private.auth_log where person_id = $1 and event = 'session_ended'",
      [id],
    );
    expect(log).toEqual([{ actor_id: await idOf(ADMIN) }]);
  });

  it('requires an admin and an existing person', async () => {
    const { sub: id } = await person();
    for (const email of ['sales@arbora.example', 'editor@arbora.example', 'customer@arbora.example']) {
      expect((await administer('end_sessions', { id }, await test.tokenFor(email))).statusCode).toBe(403);
    }
    const answer = await administer('end_sessions', { id: '00000000-0000-4000-8000-000000000000' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'auth.user_unknown']);
  });
});

describe('POST /api/auth/user/update', () => {
  it('changes roles, apps, rights and preferences, and keeps omitted fields', async () => {
    const { sub: id } = await person();
    await administer('update', { id, prefs: { locale: 'en' } });
    const answer = await administer('update', { id, roles: [ROLE.manager], acl: ['editor'], name: 'Eva Nová' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        id,
        roles: [ROLE.manager],
        acl: ['editor'],
        allowed_apps: [PRODUCT],
        prefs: { locale: 'en', name: 'Eva Nová' },
      },
    ]);
    const [profile] = await test.database.asOwner('select name, acl from user_profile where id = $1', [id]);
    expect(profile).toEqual({ name: 'Eva Nová', acl: ['editor'] });
    expect(await eventsOf(id)).toEqual([{ event: 'acl_changed' }, { event: 'roles_changed' }]);
  });

  it.each([
    [{ roles: [] }, { roles: 'required' }],
    [{ roles: ['postgres'] }, { 'roles.0': 'invalid' }],
    [{ acl: ['owner'] }, { 'acl.0': 'invalid' }],
    [{ name: 'Jo' }, { name: 'name_short' }],
    [{ name: '🌳a' }, { name: 'name_short' }],
    [{ email: 'other@example.org' }, { email: 'invalid' }],
  ])('refuses %j', async (body, fields) => {
    const answer = await administer('update', { id: await idOf('customer@arbora.example'), ...body });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });

  it('revokes access to the app', async () => {
    const { sub: id, email } = await person();
    const { refreshToken } = (await signIn(email)).json<{ refreshToken: string }>();
    await administer('update', { id, allowed_apps: ['elsewhere'] });
    expect((await test.call('POST', '/api/auth/refresh', { refreshToken })).json().code).toBe(
      'auth.not_allowed_in_app',
    );
    expect((await signIn(email)).json().code).toBe('auth.not_allowed_in_app');
  });

  it('approves a registration by changing its roles, and sends the mail', async () => {
    const { sub: id, email } = await person({ roles: [ROLE.registration] });
    await patch('auth_person', id, { roles: [ROLE.customer] });
    const mails = await test.database.asOwner('select kind from app_private.mail where recipient = $1', [email]);
    expect(mails).toEqual([{ kind: 'account-approved' }]);
    expect((await eventsOf(id)).at(-1)).toEqual({ event: 'registration_approved' });
  });
});

describe('the last admin, and oneself', () => {
  const self = () => idOf(ADMIN);
  const stillAdmin = async () => {
    const [row] = await test.database.asOwner<{ ok: boolean }>(
      `select is_blocked = false and roles = '{arbora_admin}' and acl = '{admin}' and allowed_apps = '{arbora}' as ok
       from auth_person join user_profile using (id) where auth_person.email = $1`,
      [ADMIN],
    );
    return row?.ok;
  };

  it.each<[string, () => Promise<{ statusCode: number; body: string }>]>([
    ['block himself', async () => administer('block', { id: await self() })],
    ['take all his rights', async () => administer('update', { id: await self(), roles: [ROLE.customer], acl: [] })],
    ['shut himself out', async () => administer('update', { id: await self(), allowed_apps: [] })],
    ['block himself by the data service', async () => patch('auth_person', await self(), { is_blocked: true })],
    [
      'block everybody',
      () => test.call('PATCH', '/api/at-rest/auth_person?id=not.is.null', { is_blocked: true }, { token: admin }),
    ],
  ])('an admin does not %s', async (_what, attempt) => {
    const answer = await attempt();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).toContain('auth.own_account');
    expect(await stillAdmin()).toBe(true);
  });

  it('an admin by role and by right may give up one of them', async () => {
    const both = await person({ acl: ['admin'], roles: [ROLE.admin] });
    const token = await test.tokenFor({ ...both, role: ROLE.admin });
    expect((await administer('update', { id: both.sub, acl: ['sales'] }, token)).statusCode).toBe(200);
    const second = await administer('update', { id: both.sub, roles: [ROLE.customer] }, token);
    expect([second.statusCode, second.json().code]).toEqual([409, 'auth.own_account']);
    expect((await administer('update', { id: both.sub, roles: [ROLE.customer] })).statusCode).toBe(200);
  });

  it('a former admin cannot grant the right with an earlier token', async () => {
    const former = await person({ acl: ['admin'] });
    const other = await person({ acl: ['sales'] });
    const token = await test.tokenFor({ ...former, role: ROLE.admin });
    expect((await patch('user_profile', other.sub, { acl: ['editor'] }, token)).json()).toMatchObject([
      { acl: ['editor'] },
    ]);
    expect((await administer('update', { id: former.sub, acl: [] })).statusCode).toBe(200);
    for (const acl of [['admin'], ['sales'], [], null]) {
      const answer = await patch('user_profile', former.sub, { acl }, token);
      expect([acl, answer.statusCode, answer.json().code]).toEqual([acl, 403, '42501']);
    }
    expect((await patch('user_profile', other.sub, { acl: ['admin'] }, token)).json()).toEqual([]);
    const rights = await test.database.asOwner('select acl from user_profile where id = any ($1) order by acl', [
      [former.sub, other.sub],
    ]);
    expect(rights).toEqual([{ acl: ['editor'] }, { acl: null }]);
    // Customer rights remain.
    expect((await patch('user_profile', former.sub, { city: 'Brno' }, token)).json()).toMatchObject([{ city: 'Brno' }]);
  });

  it('services cannot remove the last admin either', async () => {
    const id = await self();
    const byService = (sql: string) => test.database.asService((client) => client.query(sql, [id]));
    await expect(byService('update auth_person set is_blocked = true where id = $1')).rejects.toThrow(
      'auth.last_admin',
    );
    await expect(byService('delete from auth_person where id = $1')).rejects.toThrow('auth.last_admin');
    const blocked = await person({ acl: ['admin'] });
    await administer('block', { id: blocked.sub });
    await expect(byService('delete from auth_person where id = $1')).rejects.toThrow('auth.last_admin');
  });

  it('one of two admins who demote each other concurrently remains', async () => {
    const other = await person({ acl: ['admin'] });
    const id = await self();
    const demote = (target: string) => (client: Parameters<Parameters<TestApp['database']['asService']>[0]>[0]) =>
      client.query('update auth_person set is_blocked = true where id = $1', [target]);
    const [, second] = await overlap(test.database, demote(other.sub), demote(id));
    expect(second).toMatchObject({ status: 'rejected', reason: { message: 'auth.last_admin' } });
    expect(await stillAdmin()).toBe(true);
  });
});

describe('the log of account events', () => {
  const read = (token: string, query = '') =>
    test.call('GET', `/api/at-rest/auth_events?order=id.desc${query}`, undefined, {
      token,
      headers: { range: '0-1', prefer: 'count=exact' },
    });

  it('is paged for admins and empty for everyone else', async () => {
    await administer('block', { id: await idOf('jobs@arbora.example') });
    const answer = await read(admin);
    expect(answer.statusCode).toBe(206);
    expect(answer.json()).toHaveLength(2);
    expect(answer.json()[0]).toMatchObject({
      event: 'blocked',
      email: 'jobs@arbora.example',
      actor_id: await idOf(ADMIN),
    });
    expect(Number(answer.headers['content-range']?.toString().split('/')[1])).toBeGreaterThan(2);
    const none = await read(admin, '&event=eq.nothing_of_the_kind');
    expect(none.json()).toEqual([]);
    expect((await read(await test.tokenFor('sales@arbora.example'))).statusCode).toBe(403);
    const former = await test.tokenFor({ ...(await person({ acl: ['sales'] })), role: ROLE.admin });
    expect((await read(former)).json()).toEqual([]);
  });
});
