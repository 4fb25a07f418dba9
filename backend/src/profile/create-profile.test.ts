import { APP_KEY, PRODUCT, ROLE } from '@arbora/domain';
import type { TestApp } from '../../tests/app';
import { PASSWORD, registration, withRegistration, type RegistrationClient } from '../../tests/registration-client';

let api: TestApp;
let otherApi: TestApp;
let register: RegistrationClient['register'];
let mails: RegistrationClient['mails'];
withRegistration((site) => {
  ({ api, otherApi } = site);
  ({ register, mails } = site.client);
});

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

describe('POST /api/backend/profile/create', () => {
  it('makes person and profile under one id, awaiting approval', async () => {
    const answer = await register(FULL);
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(String), email: 'petr@skolka.example' }]);
    const { id } = answer.json<{ id: string }>();
    const [person] = await api.database.asOwner(
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
    const [profile] = await api.database.asOwner<object>('select * from user_profile where id = $1', [id]);
    const { apiKey: _key, password: _password, subscriptions: _subscriptions, ...expected } = FULL;
    expect(profile).toMatchObject({ ...expected, email: 'petr@skolka.example', acl: null, basket: null });
  });

  it.each([
    ['CZ', 'registrace@arbora.example'],
    ['SK', 'registracia@arbora.example'],
    ['PL', 'registrace@arbora.example'],
    [null, 'registrace@arbora.example'],
  ])('tells the nursery: country %s → %s', async (country, recipient) => {
    const { id } = (await register(registration(`${country}@country.example`, { country }))).json();
    expect(await mails('registration-new', id)).toMatchObject([{ recipient, payload: { name: 'Petr Habr' } }]);
  });

  it('tells the person what happens next, in their language and by name', async () => {
    const { id } = (await register(registration('told@example.org', { locale: 'en' }))).json();
    expect(await mails('registration-received', id)).toMatchObject([
      { recipient: 'told@example.org', locale: 'en', payload: { recipient_name: 'Petr Habr' } },
    ]);
  });

  it.each([
    ['phone', 'abc'],
    ['return_path', 'https://evil.example'],
    ['return_path', '//evil.example'],
    ['return_path', '/\\evil.example'],
  ])('refuses a wrong %s: %s', async (name, value) => {
    const answer = await register(registration('wrong@example.org', { [name]: value }));
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [name]]);
  });

  it('makes a nickname from address and id when none is given', async () => {
    const { id } = (await register(registration('jan.dub@nick.example', { nickname: ' ' }))).json();
    const [profile] = await api.database.asOwner('select nickname from user_profile where id = $1', [id]);
    expect(profile).toEqual({ nickname: `jan.dub${id.slice(0, 4)}` });
  });

  it.each(['admin', 'arbora.fan', 'redakce'])(
    'derives the nickname from the id if the address %s gives no allowed one',
    async (local) => {
      const { id } = (await register(registration(`${local}@nick.example`))).json();
      const [profile] = await api.database.asOwner('select nickname from user_profile where id = $1', [id]);
      // `admin1a2b` is allowed: only trailing digits after a reserved word are ignored.
      const made = `${local}${id.slice(0, 4)}`;
      const isAllowed = local !== 'arbora.fan' && /[a-f]/.test(id.slice(0, 4));
      expect(profile).toEqual({ nickname: isAllowed ? made : id.slice(0, 13) });
    },
  );

  it.each([
    ['nickname', 'Podpora', 'reserved'],
    ['nickname', 'J\u0430n', 'nickname_characters'],
    ['nickname', 'J\u200ban', 'hidden_characters'],
    ['city', 'Měl\u202eník', 'hidden_characters'],
    ['company', 'a\u0007b', 'hidden_characters'],
  ])('names the field of a text that is refused: %s %j', async (field, text, code) => {
    const answer = await register(registration('text@field.example', { [field]: text }));
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: code }]);
  });

  it('refuses a nickname like the operator’s brand, which the form cannot check', async () => {
    await api.database.asService((client) => client.query("select app_private.keep_brand('Zelená školka')"));
    const answer = await register(registration('brand@field.example', { nickname: 'Zelena Skolka Brno' }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'request.invalid', fields: { nickname: 'reserved' } },
    ]);
  });

  it.each([
    [3, 3],
    ['3', null],
    [3.5, null],
    [11, null],
    [null, null],
    [undefined, null],
  ])('keeps company type %p as %p', async (company_type, kept) => {
    const answer = await register(
      registration(`${typeof company_type}-${company_type}@type.example`, { company_type }),
    );
    expect(answer.statusCode).toBe(201);
    const [profile] = await api.database.asOwner('select company_type from user_profile where id = $1', [
      answer.json().id,
    ]);
    expect(profile).toEqual({ company_type: kept });
  });

  it('names the field of a taken value', async () => {
    await register(registration('taken@example.org', { nickname: 'Zabráno' }));
    const email = await register(registration('TAKEN@example.org'));
    expect([email.statusCode, email.json()]).toMatchObject([
      409,
      { code: 'auth.user_exists', fields: { email: 'taken' } },
    ]);
    const nickname = await register(registration('free@example.org', { nickname: 'zabráno' }));
    expect([nickname.statusCode, nickname.json()]).toMatchObject([
      409,
      { code: 'profile.nickname_taken', fields: { nickname: 'taken' } },
    ]);
    const remaining = await api.database.asOwner("select from auth_person where email = 'free@example.org'");
    expect(remaining).toEqual([]);
  });

  it('names every invalid field', async () => {
    const answer = await register({
      ...registration('no mail'),
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
  });

  it('validates the company id by country', async () => {
    const ico = await register(registration('ico@example.org', { ico: '12345678', country: 'CZ' }));
    expect(ico.json().fields).toEqual({ ico: 'ico' });
    const foreign = await register(registration('ico@example.org', { ico: '5261040828', country: 'SK' }));
    expect(foreign.json().fields).toEqual({ ico: 'ico' });
    const polish = await register(registration('ico@example.org', { ico: 'PL 526-10-40-828', country: 'PL' }));
    expect(polish.statusCode).toBe(201);
    const [profile] = await api.database.asOwner("select ico from user_profile where email = 'ico@example.org'");
    expect(profile).toEqual({ ico: '5261040828' });
  });

  it('counts the characters of a name instead of its UTF-16 code units', async () => {
    // Two characters in three code units.
    const answer = await register(registration('short@example.org', { name: '🌳a' }));
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { name: 'name_short' }]);
  });

  it.each(['acl', 'roles', 'id', 'is_blocked'])('refuses the field %s', async (field) => {
    const answer = await register(registration('sly@example.org', { [field]: ['admin'] }));
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: 'invalid' }]);
  });

  it('is limited by address', async () => {
    await api.database.asOwner(
      "insert into app_private.rate_limit_hit (scope, key) select 'registration', '10.3.0.1' from generate_series(1, 30)",
    );
    const answer = await register(registration('many@example.org'), { from: '10.3.0.1' });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'request.limited']);
  });

  it('needs the public key', async () => {
    const answer = await register(registration('key@example.org', { apiKey: 'other' }));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.forbidden']);
  });
});

describe('a repeated registration', () => {
  const send = (instance: TestApp, body: object, key: string) => register(body, { instance, key });

  it('creates one account, notifies the nursery once and returns the first response, on any instance', async () => {
    const body = registration('dvakrat@skolka.example', { subscriptions: [] });
    const answers = await Promise.all([send(api, body, 'dvakrat-1'), send(otherApi, body, 'dvakrat-1')]);
    answers.push(await send(otherApi, body, 'dvakrat-1'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const ids = new Set(answers.map((answer) => answer.json<{ id: string }>().id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const notices = await api.database.asOwner("select from app_private.mail where payload ->> 'email' = $1", [
      body.email,
    ]);
    expect(notices).toHaveLength(1);
    expect(
      await api.database.asOwner(
        "select from app_private.auth_log where event = 'registration_created' and person_id = $1",
        [id],
      ),
    ).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    expect((await send(api, registration('jeden@skolka.example'), 'jeden-klic')).statusCode).toBe(201);
    const other = await send(api, registration('druhy@skolka.example'), 'jeden-klic');
    expect([other.statusCode, other.json()]).toMatchObject([
      400,
      { code: 'request.invalid', details: { reason: 'idempotency_key_reused' } },
    ]);
  });

  it('is executed if the first one failed', async () => {
    await register(registration('obsazeny@skolka.example', { nickname: 'obsazeny' }));
    const body = registration('pozdejsi@skolka.example', { nickname: 'obsazeny' });
    expect((await send(api, body, 'pozdejsi-1')).statusCode).toBe(409);
    await api.database.asOwner("update user_profile set nickname = null where nickname = 'obsazeny'");
    expect((await send(api, body, 'pozdejsi-1')).statusCode).toBe(201);
  });

  it('stores neither the person’s name nor password', async () => {
    await send(api, registration('tajny@skolka.example'), 'tajny-klic');
    const rows = await api.database.asOwner("select * from app_private.idempotency_key where key = 'tajny-klic'");
    expect(rows).toMatchObject([
      { answer: { id: expect.any(String) }, request_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });
});
