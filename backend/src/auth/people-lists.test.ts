import { PRODUCT, ROLE } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';

/** Requests of the back office to `/api/at-rest` and `/api/rest` about people (spec §7). */
let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await testApp();
  admin = await test.tokenFor('admin@arbora.example');
  await test.database.asOwner(
    `with made as (
       insert into auth_person (email, roles, allowed_apps, prefs, created_at)
       select email, string_to_array(roles, ' '), '{arbora}', jsonb_build_object('profile', jsonb_build_object('country', country)),
         '2026-01-01'::timestamptz + n * interval '1 hour'
       from (values
         (1, 'cz@lists.example', '${ROLE.registration}', 'CZ'), (2, 'sk@lists.example', '${ROLE.registration}', 'SK'),
         (3, 'second@lists.example', '${ROLE.jobs} ${ROLE.registration}', 'CZ'), (4, 'in@lists.example', '${ROLE.customer}', 'CZ')
       ) as person(n, email, roles, country) returning id, email, created_at
     )
     insert into user_profile (id, email, name, company, ico, country, acl, created_at)
     select id, email, 'Jméno ' || split_part(email, '@', 1), 'Firma ' || split_part(email, '@', 1), '2708244' || 0,
       case when email like 'sk%' then 'SK' else 'CZ' end, case when email like 'in@%' then '{editor}'::text[] else '{}' end,
       created_at
     from made`,
  );
});
afterAll(() => test.close());

const get = (path: string, token = admin, headers: Record<string, string> = {}) =>
  test.call('GET', path, undefined, { token, headers });
const emails = async (path: string) => (await get(path)).json<{ email: string }[]>().map(({ email }) => email);
const LISTS = 'email=like.*@lists.example';

describe('GET /api/at-rest/auth_person', () => {
  const waiting = `/api/at-rest/auth_person?roles->>0=eq.${ROLE.registration}&${LISTS}&order=created_at`;

  it('lists registrations by the first role', async () => {
    expect(await emails(waiting)).toEqual(['cz@lists.example', 'sk@lists.example']);
  });

  it('filters registrations by e-mail and by the country of prefs or of the embedded profile', async () => {
    expect(await emails(`${waiting}&email=ilike.*SK@*`)).toEqual(['sk@lists.example']);
    expect(await emails(`${waiting}&prefs->profile->>country=eq.SK`)).toEqual(['sk@lists.example']);
    const rows = (
      await get(`${waiting}&select=email,profile:user_profile!inner(country,name)&profile.country=eq.CZ`)
    ).json();
    expect(rows).toEqual([{ email: 'cz@lists.example', profile: { country: 'CZ', name: 'Jméno cz' } }]);
  });

  it('lists everyone for admins; others see only themselves', async () => {
    const sales = await test.tokenFor('sales@arbora.example');
    expect((await get(waiting, sales)).json()).toEqual([]);
    expect((await get('/api/at-rest/auth_person?select=email', sales)).json()).toEqual([
      { email: 'sales@arbora.example' },
    ]);
    expect((await test.call('GET', waiting)).statusCode).toBe(401);
  });

  it('lets admins change roles, apps and prefs, and nothing else', async () => {
    const change = (body: object, token = admin) =>
      test.call('PATCH', '/api/at-rest/auth_person?email=eq.in@lists.example', body, {
        token,
        headers: { prefer: 'return=representation' },
      });
    const body = { roles: [ROLE.manager], allowed_apps: [PRODUCT, 'other'], prefs: { locale: 'pl' } };
    const answer = await change(body);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, [{ email: 'in@lists.example', ...body }]]);
    expect((await change({ email: 'x@lists.example' })).statusCode).toBe(403);
    expect((await change({ prefs: { long: 'x'.repeat(10_001) } })).statusCode).toBe(400);
    expect((await change(body, await test.tokenFor('sales@arbora.example'))).statusCode).toBe(403);
  });
});

describe('GET /api/rest/user_profile', () => {
  const profiles = `/api/rest/user_profile?select=email&${LISTS}&order=created_at.desc`;
  const search = (word: string) =>
    emails(
      `${profiles}&or=(${['email', 'ico', 'name', 'company'].map((column) => `${column}.ilike.*${word}*`).join(',')})`,
    );

  it('lists people newest first, page by page', async () => {
    const answer = await get(profiles, admin, { range: '0-1', prefer: 'count=exact' });
    expect([answer.statusCode, answer.headers['content-range'], answer.json()]).toEqual([
      206,
      '0-1/4',
      [{ email: 'in@lists.example' }, { email: 'second@lists.example' }],
    ]);
  });

  it('searches across e-mail, company id, name and company', async () => {
    expect(await search('sk@lists')).toEqual(['sk@lists.example']);
    expect(await search('jméno second')).toEqual(['second@lists.example']);
    expect(await search('FIRMA CZ')).toEqual(['cz@lists.example']);
    expect(await search('27082440')).toHaveLength(4);
    expect(await search('nothing of the kind')).toEqual([]);
  });

  it('filters staff by their rights, and by country', async () => {
    expect(await emails(`${profiles}&acl=neq.{}`)).toEqual(['in@lists.example']);
    expect(await emails(`${profiles}&acl=not.is.null`)).toEqual(['in@lists.example']);
    expect(await emails(`${profiles}&acl=is.null`)).toHaveLength(3);
    expect(await emails(`${profiles}&country=eq.SK`)).toEqual(['sk@lists.example']);
    expect(await emails(`${profiles}&or=(country.eq.SK,acl.neq.{})`)).toEqual(['in@lists.example', 'sk@lists.example']);
  });

  it('lets admins change the rights too', async () => {
    const change = (token: string) =>
      test.call(
        'PATCH',
        '/api/rest/user_profile?email=eq.cz@lists.example',
        { acl: ['sales'], city: 'Brno' },
        {
          token,
          headers: { prefer: 'return=representation' },
        },
      );
    expect((await change(await test.tokenFor('sales@arbora.example'))).statusCode).toBe(403);
    expect((await change(admin)).json()).toMatchObject([{ acl: ['sales'], city: 'Brno' }]);
  });
});
