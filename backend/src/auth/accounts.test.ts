import { DEMO_PASSWORD, APP_KEY, PRODUCT, ROLE, type AuthPerson } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
afterAll(() => test.close());

const PASSWORD = 'buk lesni, javor mlec';
const create = (body: object, token?: string) => test.call('POST', '/api/auth/user/create', body, { token });
const signIn = (username: string, password: string, more: object = {}) =>
  test.call('POST', '/api/auth/login', { username, password, bucket_id: PRODUCT, ...more });

describe('POST /api/auth/user/create', () => {
  it('creates a registration of this app for the public key, regardless of other fields', async () => {
    const answer = await create({
      apiKey: APP_KEY,
      email: ' Nova@Example.org',
      password: PASSWORD,
      roles: [ROLE.admin],
      allowed_apps: ['elsewhere'],
      name: 'Nová Osoba',
      prefs: { profile: { country: 'SK' } },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<AuthPerson>()).toEqual({
      id: expect.any(String),
      email: 'nova@example.org',
      roles: [ROLE.registration],
      allowed_apps: [PRODUCT],
      prefs: { name: 'Nová Osoba', profile: { country: 'SK' } },
      is_blocked: false,
      state: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      version: 1,
    });
    const { id } = answer.json<AuthPerson>();
    const [profile] = await test.database.asOwner(
      'select id, email, nickname, name, country, acl from user_profile where id = $1',
      [id],
    );
    expect(profile).toEqual({
      id,
      email: 'nova@example.org',
      nickname: `nova${id.slice(0, 4)}`,
      name: 'Nová Osoba',
      country: 'SK',
      acl: null,
    });
    expect((await signIn('nova@example.org', PASSWORD)).json().code).toBe('auth.awaiting_approval');
    const mails = await test.database.asOwner(
      "select kind, recipient from app_private.mail where payload ->> 'email' = 'nova@example.org'",
    );
    expect(mails).toEqual([{ kind: 'registration-new', recipient: 'registracia@arbora.example' }]);
  });

  it('returns the existing account for a repeated request', async () => {
    const body = { apiKey: APP_KEY, email: 'opakovana@example.org', password: PASSWORD, name: 'Opakovaná' };
    const send = (more: object = {}) =>
      test.call(
        'POST',
        '/api/auth/user/create',
        { ...body, ...more },
        { headers: { 'idempotency-key': 'opakovana-1' } },
      );
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect((await send({ name: 'Někdo Jiný' })).json()).toMatchObject({ code: 'request.invalid' });
    expect(
      await test.database.asOwner("select from app_private.mail where payload ->> 'email' = $1", [body.email]),
    ).toHaveLength(1);
  });

  it('lets an admin grant staff rights, and reports a taken address', async () => {
    const token = await test.tokenFor('admin@arbora.example');
    const body = { email: 'novy.prodejce@example.org', password: PASSWORD, acl: ['sales'] };
    const { id } = (await create(body, token)).json<AuthPerson>();
    const [profile] = await test.database.asOwner('select acl from user_profile where id = $1', [id]);
    expect(profile).toEqual({ acl: ['sales'] });
    expect((await create(body, token)).json()).toMatchObject({ code: 'auth.user_exists', fields: { email: 'taken' } });
    const other = { ...body, email: 'bez.prav@example.org', apiKey: APP_KEY };
    const made = (await create(other)).json<AuthPerson>();
    expect(await test.database.asOwner('select acl from user_profile where id = $1', [made.id])).toEqual([
      { acl: null },
    ]);
  });

  it('creates an account with roles for an admin, and the person can log in', async () => {
    const token = await test.tokenFor('admin@arbora.example');
    const body = { email: 'vedouci@example.org', password: PASSWORD, roles: [ROLE.manager] };
    const answer = await create(body, token);
    expect([answer.statusCode, answer.json().roles]).toEqual([201, [ROLE.manager]]);
    expect((await signIn('vedouci@example.org', PASSWORD, { role: ROLE.manager })).statusCode).toBe(200);
  });

  it.each(['sales@arbora.example', 'customer@arbora.example'])('is not for %s without the key', async (email) => {
    const answer = await create({ email: 'x@example.org', password: PASSWORD }, await test.tokenFor(email));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.forbidden']);
  });

  it('refuses a caller whose admin right was revoked after the token was issued', async () => {
    const token = await test.tokenFor('admin@arbora.example');
    await test.database.asOwner("update auth_person set is_blocked = true where email = 'admin@arbora.example'");
    const answer = await create({ email: 'x@example.org', password: PASSWORD, roles: [ROLE.admin] }, token);
    await test.database.asOwner("update auth_person set is_blocked = false where email = 'admin@arbora.example'");
    expect(answer.statusCode).toBe(403);
  });

  it('refuses an address that has an account, also in two concurrent requests', async () => {
    const body = { apiKey: APP_KEY, email: 'dvakrat@example.org', password: PASSWORD };
    const answers = await Promise.all([create(body), create(body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await create(body)).json().code).toBe('auth.user_exists');
  });

  it('refuses weak passwords', async () => {
    const body = { apiKey: APP_KEY, email: 'y@example.org' };
    const short = await create({ ...body, password: 'kratke' });
    expect([short.statusCode, short.json().fields]).toEqual([400, { password: 'password_short' }]);
    const common = await create({ ...body, password: 'heslo1234' });
    expect(common.json()).toMatchObject({ code: 'auth.password_weak', fields: { password: 'password_common' } });
  });

  it('has a limit per address', async () => {
    await test.database.asOwner(
      "insert into app_private.rate_limit_hit (scope, key) select 'registration', '10.1.1.1' from generate_series(1, 30)",
    );
    const body = { apiKey: APP_KEY, email: 'z@example.org', password: PASSWORD };
    const answer = await test.call('POST', '/api/auth/user/create', body, { from: '10.1.1.1' });
    expect(answer.statusCode).toBe(429);
  });
});

describe('POST /api/auth/user/exists', () => {
  const exists = (email: string, from?: string) =>
    test.call('POST', '/api/auth/user/exists', { bucket_id: PRODUCT, email }, from === undefined ? {} : { from });

  it('returns true or false', async () => {
    expect((await exists(' CUSTOMER@arbora.example')).json()).toBe(true);
    expect((await exists('nobody@arbora.example')).json()).toBe(false);
  });

  it('has a limit that prevents trying a list of addresses', async () => {
    await test.database.asOwner(
      "insert into app_private.rate_limit_hit (scope, key) select 'user.exists', '10.1.1.2' from generate_series(1, 59)",
    );
    expect((await exists('a@example.org', '10.1.1.2')).statusCode).toBe(200);
    const answer = await exists('b@example.org', '10.1.1.2');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'request.limited']);
  });
});

describe('POST /api/auth/user/change_password', () => {
  const email = 'editor@arbora.example';
  const change = (body: object, token?: string) => test.call('POST', '/api/auth/user/change_password', body, { token });

  it('requires a token and the current password', async () => {
    const body = { new_password: PASSWORD, current_password: 'not this one' };
    expect((await change(body)).json().code).toBe('auth.login_required');
    const wrong = await change(body, await test.tokenFor(email));
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'auth.bad_credentials']);
  });

  it('refuses a common password and names the field', async () => {
    const body = { new_password: 'qwertyuiop', current_password: DEMO_PASSWORD };
    expect((await change(body, await test.tokenFor(email))).json().fields).toEqual({ new_password: 'password_common' });
  });

  it('sets the new password and ends all other sessions', async () => {
    const own = (await signIn(email, DEMO_PASSWORD, { cookie: false })).json();
    const other = (await signIn(email, DEMO_PASSWORD, { cookie: false })).json();
    const body = { accessToken: own.accessToken, new_password: PASSWORD, current_password: DEMO_PASSWORD };
    expect((await change(body)).statusCode).toBe(204);
    expect((await signIn(email, DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
    const refresh = (refreshToken: string) => test.call('POST', '/api/auth/refresh', { refreshToken });
    expect((await refresh(own.refreshToken)).statusCode).toBe(200);
    expect((await refresh(other.refreshToken)).statusCode).toBe(401);
  });

  it('counts wrong passwords like failed logins', async () => {
    const token = await test.tokenFor('jobs@arbora.example');
    const guess = () => change({ new_password: PASSWORD, current_password: 'a guess' }, token);
    for (let count = 0; count < 10; count++) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
  });
});
