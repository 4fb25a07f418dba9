import { APP_KEY, PRODUCT, ROLE } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makeSlot } from '../../tests/booking-fixtures';

let test: TestApp;
let another: TestApp;
beforeAll(async () => {
  test = await testApp();
  another = await testApp({ database: test.database });
});
afterAll(async () => {
  await another.close();
  await test.close();
});

const PASSWORD = 'buk lesni, javor mlec';
const FULL = {
  apiKey: APP_KEY,
  email: ' Petr@Skolka.example ',
  password: PASSWORD,
  name: 'Petr Habr',
  nickname: 'habr',
  phone: '+420 777 000 111',
  ico: '27082440',
  dic: 'CZ27082440',
  company: 'Habr s.r.o.',
  street: 'Lipová 1',
  city: 'Mělník',
  zip: '276 01',
  company_type: 2,
  country: 'CZ',
  region: 124,
  locale: 'pl',
  subscriptions: ['news'],
};
/** Each from an address of its own, as the number of registrations from one is limited. */
let address = 0;
const register = (body: object, from = `10.2.0.${++address}`) =>
  test.call('POST', '/api/backend/profile/create', body, { from });
const minimal = (email: string, more: object = {}) => ({
  apiKey: APP_KEY,
  email,
  password: PASSWORD,
  name: 'Petr Habr',
  ...more,
});
const mails = (kind: string, id: string) =>
  test.database.asOwner<{ recipient: string; locale: string; payload: { name: string } }>(
    "select recipient, locale, payload from app_private.mail where kind = $1 and payload ->> 'person_id' = $2",
    [kind, id],
  );

describe('a repeated registration', () => {
  const send = (api: TestApp, body: object, key: string) =>
    api.call('POST', '/api/backend/profile/create', body, {
      from: `10.3.0.${++address}`,
      headers: { 'idempotency-key': key },
    });

  it('makes one account, tells the nursery once and answers as the first, on any instance', async () => {
    const body = minimal('dvakrat@skolka.example', { subscriptions: [] });
    const answers = await Promise.all([send(test, body, 'dvakrat-1'), send(another, body, 'dvakrat-1')]);
    answers.push(await send(another, body, 'dvakrat-1'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const ids = new Set(answers.map((answer) => answer.json<{ id: string }>().id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const told = await test.database.asOwner("select from app_private.mail where payload ->> 'email' = $1", [
      body.email,
    ]);
    expect(told).toHaveLength(1);
    expect(
      await test.database.asOwner(
        "select from app_private.auth_log where event = 'registration_created' and person_id = $1",
        [id],
      ),
    ).toHaveLength(1);
  });

  it('is refused when it asks for something else', async () => {
    expect((await send(test, minimal('jeden@skolka.example'), 'jeden-klic')).statusCode).toBe(201);
    const other = await send(test, minimal('druhy@skolka.example'), 'jeden-klic');
    expect([other.statusCode, other.json()]).toMatchObject([
      400,
      { code: 'request.invalid', details: { reason: 'idempotency_key_reused' } },
    ]);
  });

  it('runs when the first one failed', async () => {
    await register(minimal('obsazeny@skolka.example', { nickname: 'obsazeny' }));
    const body = minimal('pozdejsi@skolka.example', { nickname: 'obsazeny' });
    expect((await send(test, body, 'pozdejsi-1')).statusCode).toBe(409);
    await test.database.asOwner("update user_profile set nickname = null where nickname = 'obsazeny'");
    expect((await send(test, body, 'pozdejsi-1')).statusCode).toBe(201);
  });

  it('keeps neither name nor password of who registered', async () => {
    await send(test, minimal('tajny@skolka.example'), 'tajny-klic');
    const rows = await test.database.asOwner("select * from app_private.idempotency_key where key = 'tajny-klic'");
    expect(rows).toMatchObject([
      { answer: { id: expect.any(String) }, request_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });
});

describe('POST /api/backend/profile/create', () => {
  it('makes person and profile under one id, awaiting approval', async () => {
    const answer = await register(FULL);
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(String), email: 'petr@skolka.example' }]);
    const { id } = answer.json<{ id: string }>();
    const [person] = await test.database.asOwner(
      'select email, roles, allowed_apps, prefs from auth_person where id = $1',
      [id],
    );
    expect(person).toEqual({
      email: 'petr@skolka.example',
      roles: [ROLE.registration],
      allowed_apps: [PRODUCT],
      prefs: {
        name: 'Petr Habr',
        locale: 'pl',
        subscriptions: ['news'],
        profile: { country: 'CZ', company: 'Habr s.r.o.', ico: '27082440', phone: '+420 777 000 111' },
      },
    });
    const [profile] = await test.database.asOwner<object>('select * from user_profile where id = $1', [id]);
    const { apiKey: _key, password: _password, subscriptions: _subscriptions, ...told } = FULL;
    expect(profile).toMatchObject({ ...told, email: 'petr@skolka.example', acl: null, basket: null });
  });

  it.each([
    ['CZ', 'registrace@arbora.example'],
    ['SK', 'registracia@arbora.example'],
    ['PL', 'registrace@arbora.example'],
    [null, 'registrace@arbora.example'],
  ])('tells the nursery: country %s → %s', async (country, recipient) => {
    const { id } = (await register(minimal(`${country}@country.example`, { country }))).json();
    expect(await mails('registration-new', id)).toMatchObject([{ recipient, payload: { name: 'Petr Habr' } }]);
  });

  it('makes a nickname from address and id when none is given', async () => {
    const { id } = (await register(minimal('jan.dub@nick.example', { nickname: ' ' }))).json();
    const [profile] = await test.database.asOwner('select nickname from user_profile where id = $1', [id]);
    expect(profile).toEqual({ nickname: `jan.dub${id.slice(0, 4)}` });
  });

  it.each([
    [3, 3],
    ['3', null],
    [3.5, null],
    [11, null],
    [null, null],
    [undefined, null],
  ])('keeps company type %p as %p', async (company_type, kept) => {
    const answer = await register(minimal(`${typeof company_type}-${company_type}@type.example`, { company_type }));
    expect(answer.statusCode).toBe(201);
    const [profile] = await test.database.asOwner('select company_type from user_profile where id = $1', [
      answer.json().id,
    ]);
    expect(profile).toEqual({ company_type: kept });
  });

  it('names what is taken, by its field', async () => {
    await register(minimal('taken@example.org', { nickname: 'Zabráno' }));
    const email = await register(minimal('TAKEN@example.org'));
    expect([email.statusCode, email.json()]).toMatchObject([
      409,
      { code: 'auth.user_exists', fields: { email: 'taken' } },
    ]);
    const nickname = await register(minimal('free@example.org', { nickname: 'zabráno' }));
    expect([nickname.statusCode, nickname.json()]).toMatchObject([
      409,
      { code: 'profile.nickname_taken', fields: { nickname: 'taken' } },
    ]);
    const left = await test.database.asOwner("select from auth_person where email = 'free@example.org'");
    expect(left).toEqual([]);
  });

  it('names every field that is wrong', async () => {
    const answer = await register({
      ...minimal('no mail'),
      password: 'short',
      name: 'Al',
      ico: '12345678',
      country: 'CZ',
      zip: 'x'.repeat(21),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject({
      email: 'email',
      password: 'password_short',
      name: 'name_short',
      zip: 'too_long',
    });
    const ico = await register(minimal('ico@example.org', { ico: '12345678', country: 'CZ' }));
    expect(ico.json().fields).toEqual({ ico: 'ico' });
    // Two characters, though three units of UTF-16.
    const short = await register(minimal('short@example.org', { name: '🌳a' }));
    expect([short.statusCode, short.json().fields]).toEqual([400, { name: 'name_short' }]);
    const foreign = await register(minimal('ico@example.org', { ico: '12345678', country: 'SK' }));
    expect(foreign.statusCode).toBe(201);
  });

  it.each(['acl', 'roles', 'id', 'is_blocked'])('refuses to be told %s', async (field) => {
    const answer = await register(minimal('sly@example.org', { [field]: ['admin'] }));
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: 'invalid' }]);
  });

  it('is limited by address', async () => {
    await test.database.asOwner(
      "insert into app_private.rate_limit_hit (scope, key) select 'registration', '10.3.0.1' from generate_series(1, 30)",
    );
    const answer = await register(minimal('many@example.org'), '10.3.0.1');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'request.limited']);
  });

  it('needs the public key', async () => {
    const answer = await register(minimal('key@example.org', { apiKey: 'other' }));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.forbidden']);
  });
});

describe('deciding on a registration', () => {
  const decide = async (decision: 'approve' | 'reject', id: string, email = 'admin@arbora.example', instance = test) =>
    instance.call('POST', `/api/backend/registration/${decision}`, { id }, { token: await test.tokenFor(email) });
  const registered = async (email: string, more: object = {}): Promise<string> =>
    (await register(minimal(email, more))).json<{ id: string }>().id;
  const signIn = async (username: string) =>
    (await test.call('POST', '/api/auth/login', { username, password: PASSWORD, bucket_id: PRODUCT })).statusCode;

  it('approves: the person becomes a customer, is told in the own language and can log in', async () => {
    const id = await registered('approved@example.org', { locale: 'en' });
    const answer = await decide('approve', id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, changed: true }]);
    const [person] = await test.database.asOwner('select roles from auth_person where id = $1', [id]);
    expect(person).toEqual({ roles: [ROLE.customer] });
    expect(await mails('account-approved', id)).toMatchObject([
      { recipient: 'approved@example.org', locale: 'en', payload: { name: 'Petr Habr' } },
    ]);
    expect(await signIn('approved@example.org')).toBe(200);
  });

  it('approves once, whoever asks how often at the same time', async () => {
    const id = await registered('once@example.org');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => decide('approve', id, undefined, index % 2 === 0 ? test : another)),
    );
    expect(answers.map((answer) => answer.json<{ changed: boolean }>().changed).filter(Boolean)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await mails('account-approved', id)).toHaveLength(1);
  });

  it('rejects: the account is erased and the address free again', async () => {
    const id = await registered('rejected@example.org');
    expect((await decide('reject', id)).json()).toEqual({ id, changed: true });
    expect(await test.database.asOwner('select from user_profile where id = $1', [id])).toEqual([]);
    expect((await decide('reject', id)).json()).toEqual({ id, changed: false });
    expect((await decide('approve', id)).json().code).toBe('auth.user_unknown');
    await registered('rejected@example.org');
  });

  it('does not erase someone who is in already', async () => {
    const id = await registered('in@example.org');
    await decide('approve', id);
    const answer = await decide('reject', id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'registration.approved']);
  });

  it('does not erase someone who was in once and has reservations or orders', async () => {
    const [guest, buyer] = [await registered('guest@example.org'), await registered('buyer@example.org')];
    const slot = await makeSlot(test.database);
    await test.database.asOwner(
      'insert into booking_reservation (event_slot_id, person_id, places) values ($1, $2, 1)',
      [slot.id, guest],
    );
    await test.database.asOwner(
      `insert into shop_order (profile_id, basket, center, order_code) values ($1, '{"items": []}', 'Obříství', 'P99000001')`,
      [buyer],
    );
    for (const id of [guest, buyer]) {
      const answer = await decide('reject', id);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'registration.approved']);
    }
  });

  it.each(['sales@arbora.example', 'editor@arbora.example', 'customer@arbora.example'])(
    'is not for %s',
    async (email) => {
      const id = await registered(`for-${email}`);
      expect((await decide('approve', id, email)).statusCode).toBe(403);
      expect((await decide('reject', id, email)).statusCode).toBe(403);
      const [person] = await test.database.asOwner('select roles from auth_person where id = $1', [id]);
      expect(person).toEqual({ roles: [ROLE.registration] });
    },
  );

  it('is refused by the database itself to those who are no admins', async () => {
    const id = await registered('database@example.org');
    const approve = (email: string, role?: typeof ROLE.admin) =>
      test.database.tryAs(email, (client) => client.query('select app.approve_registration($1)', [id]), role);
    await expect(approve('sales@arbora.example')).rejects.toThrow('permission denied');
    await expect(approve('sales@arbora.example', ROLE.admin)).rejects.toThrow('auth.forbidden');
  });

  it('leaves a trace in the auth log', async () => {
    const id = await registered('trace@example.org');
    await decide('approve', id);
    const log = await test.database.asOwner(
      `select event, a.email as actor from app_private.auth_log l join auth_person a on a.id = l.actor_id where person_id = $1`,
      [id],
    );
    expect(log).toEqual([{ event: 'registration_approved', actor: 'admin@arbora.example' }]);
  });
});
