import { DEMO_PASSWORD, PRODUCT } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, proveAddress } from '../../tests/booking-fixtures';
import type { Claims } from '../database/database';
import { hashPassword } from './password';

let test: TestApp;
let admin: string;
let passwordHash: string;
beforeAll(async () => {
  test = await testApp();
  admin = await test.tokenFor('admin@arbora.example');
  passwordHash = await hashPassword(DEMO_PASSWORD);
});
afterAll(() => test.close());

const NAME = 'Jana Nováková';
const GUEST = 'Host Hostovič';

async function person(options: Parameters<typeof makePerson>[1] = {}): Promise<Claims> {
  const claims = await makePerson(test.database, { ico: '27082440', ...options });
  await test.database.asOwner('insert into app_private.credential (person_id, password_hash) values ($1, $2)', [
    claims.sub,
    passwordHash,
  ]);
  await proveAddress(test.database, claims.sub);
  return claims;
}
const one = async <Row extends object>(sql: string, ...values: unknown[]) =>
  (await test.database.asOwner<Row>(sql, values))[0];
const eraseOwn = async (claims: Claims, password = DEMO_PASSWORD) =>
  test.call('DELETE', '/api/auth/user', { password }, { token: await test.tokenFor(claims) });
const eraseAs = (id: string, token = admin) => test.call('POST', '/api/auth/user/delete', { id }, { token });
const signIn = (username: string) =>
  test.call('POST', '/api/auth/login', { username, password: DEMO_PASSWORD, bucket_id: PRODUCT, cookie: false });

/** Reserves in a slot that is then put into the past. */
async function pastReservation(claims: Claims) {
  const slot = await makeSlot(test.database, { price: 100 });
  const made = await reserve(test, claims, slot.id, [GUEST]);
  await test.database.asOwner("update booking_event_slot set date_start = now() - interval '1 day' where id = $1", [
    slot.id,
  ]);
  return made;
}
const order = (claims: Claims) =>
  one<{ id: string }>(
    `insert into shop_order (profile_id, basket, center, order_code)
     values ($1, $2, 'Obříství', 'P' || (10000000 + floor(random() * 89999999))::text) returning id`,
    claims.sub,
    { type: 'inquiry', items: [], note: `Volejte ${NAME}`, center: 'Obříství' },
  );
/** Tables that still contain data of the person. */
async function traces(claims: Claims): Promise<string[]> {
  const tables = await test.database.asOwner<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'app_private') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const hit = await one(`select from ${name} t where t::text like any ($1)`, [`%${claims.email}%`, `%${GUEST}%`]);
    if (hit) found.push(name);
  }
  return found;
}

describe('DELETE /api/auth/user', () => {
  it('deletes everything of a person without records that must be kept', async () => {
    const claims = await person();
    const { refreshToken } = (await signIn(claims.email)).json<{ refreshToken: string }>();
    const answer = await eraseOwn(claims);
    expect([answer.statusCode, answer.cookies.map(({ value }) => value)]).toEqual([204, ['', '', '']]);
    expect(await one('select from auth_person where id = $1', claims.sub)).toBeUndefined();
    expect((await signIn(claims.email)).statusCode).toBe(401);
    expect((await test.call('POST', '/api/auth/refresh', { refreshToken })).statusCode).toBe(401);
    const remaining = await traces(claims);
    // The failed login above.
    expect(remaining.filter((name) => !/auth_log|rate_limit_hit/.test(name))).toEqual([]);
    expect(
      await one("select actor_id from app_private.auth_log where details ->> 'person_id' = $1", claims.sub),
    ).toEqual({ actor_id: null });
  });

  it('anonymizes past reservations and orders', async () => {
    const claims = await person();
    await test.database.asOwner('update user_profile set nickname = $2, name = $3 where id = $1', [
      claims.sub,
      `nick-${claims.sub.slice(0, 8)}`,
      NAME,
    ]);
    const { reservation, tickets } = await pastReservation(claims);
    const ordered = await order(claims);
    await test.database.asOwner("update app_private.mail set status = 'sent'");
    expect((await eraseOwn(claims)).statusCode).toBe(204);

    expect(await one('select custom_data, vs, places from booking_reservation where id = $1', reservation.id)).toEqual({
      custom_data: { places: [], invoice: null },
      vs: reservation.vs,
      places: 1,
    });
    expect(
      await one('select name_on_ticket, qr, custom_email, ico from booking_ticket where id = $1', tickets[0]?.id),
    ).toEqual({ name_on_ticket: '–', qr: null, custom_email: null, ico: null });
    expect(await one('select profile_id, basket from shop_order where id = $1', ordered?.id)).toEqual({
      profile_id: null,
      basket: { type: 'inquiry', items: [], center: 'Obříství' },
    });
    const nobody = `erased-${claims.sub}@erased.invalid`;
    expect(await one('select email, prefs, is_blocked from auth_person where id = $1', claims.sub)).toEqual({
      email: nobody,
      prefs: {},
      is_blocked: true,
    });
    expect(await one('select email, name, nickname, ico from user_profile where id = $1', claims.sub)).toEqual({
      email: nobody,
      name: null,
      nickname: null,
      ico: null,
    });
    expect(await one('select from app_private.credential where person_id = $1', claims.sub)).toBeUndefined();
    expect(await traces(claims)).toEqual([]);
  });

  it('cancels future reservations, frees their seats and sends notices', async () => {
    const claims = await person();
    const slot = await makeSlot(test.database, { capacity_total: 2 });
    const { reservation } = await reserve(test, claims, slot.id, [GUEST, GUEST]);
    expect((await eraseOwn(claims)).statusCode).toBe(204);
    expect(await one('select used::int from event_slots_capacity where id = $1', slot.id)).toEqual({ used: 0 });
    expect(
      await one('select reason, reservation from app_private.cancelled_reservation where id = $1', reservation.id),
    ).toMatchObject({
      reason: 'customer',
      reservation: expect.not.objectContaining({ custom_data: expect.anything() }),
    });
    const mails = await test.database.asOwner('select kind from app_private.mail where recipient = $1', [claims.email]);
    expect(mails).toEqual([{ kind: 'reservation-cancel' }]);
  });

  it('also cancels a reservation that is made concurrently', async () => {
    const claims = await person();
    const slot = await makeSlot(test.database, { capacity_total: 2 });
    let erasing: Promise<unknown> | undefined;
    const reservation = await test.database.asRole(claims, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select app.create_reservation($1, '{"places": [{"name": "A"}], "invoice": null}', $2) ->> 'id' as id`,
        [slot.id, JSON.stringify([{ id: crypto.randomUUID(), name: 'A' }])],
      );
      erasing = test.database.asService((service) =>
        service.query('select app_private.erase_person($1, $1)', [claims.sub]),
      );
      erasing.catch(() => undefined);
      for (let waits = false; !waits;) {
        const seen = await one<{ waits: boolean }>(
          `select exists (
             select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           ) as waits`,
        );
        waits = seen?.waits ?? false;
      }
      return rows[0]?.id;
    });
    await erasing;
    expect(await one('select from booking_reservation where id = $1', reservation)).toBeUndefined();
    expect(await one('select reason from app_private.cancelled_reservation where id = $1', reservation)).toEqual({
      reason: 'customer',
    });
  });

  it('deletes the rate limit hits of the address, and of no similar one', async () => {
    const claims = await person();
    const address = `a_b-${claims.sub}@example.org`;
    await test.database.asOwner('update auth_person set email = $2 where id = $1', [claims.sub, address]);
    await test.database.asOwner('update user_profile set email = $2 where id = $1', [claims.sub, address]);
    const other = address.replace('a_b', 'axb');
    for (const key of [address, other].map((email) => `127.0.0.1 ${email}`)) {
      await test.database.asOwner("insert into app_private.rate_limit_hit (scope, key) values ('login', $1)", [key]);
    }
    await test.database.asService((client) => client.query('select app_private.erase_person($1, $1)', [claims.sub]));
    expect(
      await test.database.asOwner('select key from app_private.rate_limit_hit where key like $1', [
        `% %-${claims.sub}@%`,
      ]),
    ).toEqual([{ key: `127.0.0.1 ${other}` }]);
  });

  it('requires the password, and counts wrong ones', async () => {
    const claims = await person();
    for (let count = 0; count < 10; count++) {
      const answer = await eraseOwn(claims, 'wrong one');
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.bad_credentials']);
    }
    expect((await eraseOwn(claims)).json().code).toBe('auth.rate_limited');
    expect((await test.call('DELETE', '/api/auth/user', { password: DEMO_PASSWORD })).statusCode).toBe(401);
    expect(await one('select id from auth_person where id = $1', claims.sub)).toEqual({ id: claims.sub });
  });

  it('refuses an admin, who must be erased by another admin', async () => {
    const second = await person({ acl: ['admin'] });
    const answer = await eraseOwn(second);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth.own_account']);
    expect((await eraseAs(second.sub)).statusCode).toBe(204);
  });
});

describe('POST /api/auth/user/delete', () => {
  it('erases a person, once, and logs the admin', async () => {
    const claims = await person();
    expect((await eraseAs(claims.sub)).statusCode).toBe(204);
    expect(
      await one(
        `select p.email from app_private.auth_log l join auth_person p on p.id = l.actor_id
         where l.event = 'person_erased' and l.details ->> 'person_id' = $1`,
        claims.sub,
      ),
    ).toEqual({ email: 'admin@arbora.example' });
    const again = await eraseAs(claims.sub);
    expect([again.statusCode, again.json().code]).toEqual([404, 'auth.user_unknown']);
  });

  it('refuses other staff, and the erasure of the last admin or the caller', async () => {
    const claims = await person();
    const sales = await test.tokenFor('sales@arbora.example');
    expect((await eraseAs(claims.sub, sales)).statusCode).toBe(403);
    const former = await test.tokenFor({ ...(await person({ acl: ['sales'] })), role: 'arbora_admin' });
    expect((await eraseAs(claims.sub, former)).statusCode).toBe(403);
    const self = (await test.database.claimsOf('admin@arbora.example')).sub;
    expect((await eraseAs(self)).json().code).toBe('auth.own_account');
    await expect(
      test.database.asService((client) => client.query('select app_private.erase_person($1, $2)', [self, claims.sub])),
    ).rejects.toThrow('auth.last_admin');
  });
});

describe('GET /api/auth/user/data', () => {
  it('returns all data held about the caller, without secrets, as a file', async () => {
    const claims = await person();
    await signIn(claims.email);
    const { reservation, tickets } = await pastReservation(claims);
    const ordered = await order(claims);
    const token = await test.tokenFor(claims);
    const answer = await test.call('GET', '/api/auth/user/data', undefined, { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const data = answer.json();
    expect(data).toMatchObject({
      account: { id: claims.sub, email: claims.email },
      profile: { name: NAME, ico: '27082440' },
      account_events: [{ event: 'login' }],
      reservations: [{ id: reservation.id, tickets: [{ id: tickets[0]?.id, name_on_ticket: GUEST }] }],
      orders: [{ id: ordered?.id }],
      comments: [],
      ratings: [],
      newsletters: [],
      files: [],
    });
    expect(data.sessions).toHaveLength(1);
    expect(data.mails.length).toBeGreaterThan(0);
    expect(answer.body).not.toMatch(/argon2|"secret"|"hash"/);
    expect((await test.call('GET', '/api/auth/user/data')).statusCode).toBe(401);
  });
});
