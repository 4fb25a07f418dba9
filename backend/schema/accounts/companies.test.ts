import { companyId, COUNTRIES, isCompanyId } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const [A, B] = ['27082440', '25596641'] as const;
const INVOICE = {
  name: 'Jana Nováková', company: 'Zahrady s.r.o.', country: 'CZ', dic: '', street: 'Polní 1', city: 'Mělník',
  zip: '276 01',
}; // oxfmt-ignore

const post = async (person: Claims, slot: string, names: string[], ico = '') => {
  const body = reservationBody(slot, names, ico === '' ? null : { ...INVOICE, ico });
  return api.call('POST', '/api/backend/booking_reservation', body, { token: await api.tokenFor(person) });
};
/** A slot with three places per company, two of which are taken. */
const slotWithOnePlaceLeft = async (ico: string) => {
  const slot = await makeSlot(api.database, { capacity_per_user: 3, capacity_by_ico: true });
  const first = await post(await makePerson(api.database, { ico }), slot.id, ['A', 'B']);
  expect(first.statusCode).toBe(201);
  return slot.id;
};
const write = async (person: Claims, by: Claims, body: object) =>
  api.call('PATCH', `/api/rest/user_profile?id=eq.${person.sub}&select=ico`, body, {
    token: await api.tokenFor(by),
    headers: { prefer: 'return=representation' },
  });
const expectFull = (answer: { statusCode: number; json(): unknown }) =>
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { reason: 'by_ico', togo: 1 }]);

test.each([
  ['emptied', ''],
  ['taken away', null],
  ['made another', B],
  ['made one abroad', '31333532'],
])('the counted company id does not change when a person’s company id is %s', async (_how, ico) => {
  const slot = await slotWithOnePlaceLeft(A);
  const person = await makePerson(api.database, { ico: A });
  const changed = await write(person, person, { ico, country: 'SK', company: 'Jiná' });
  // The profile has the written id, which invoices use.
  expect([changed.statusCode, changed.json()]).toEqual([200, [{ ico }]]);
  expectFull(await post(person, slot, ['C', 'D']));
  expectFull(await post(person, slot, ['C', 'D'], B));
  expect((await post(person, slot, ['C'], B)).statusCode).toBe(201);
  const counted = await api.database.asOwner(
    `select t.ico from booking_ticket t join booking_reservation r on r.id = t.reservation_id where r.person_id = $1`,
    [person.sub],
  );
  expect(counted).toEqual([{ ico: A }]);
  const seen = await api.call(
    'GET',
    `/api/rest/event_slots_tickets_by_ico?id=eq.${slot}&select=ico,tickets`,
    undefined,
    {
      token: await api.tokenFor(person),
    },
  );
  expect(seen.json()).toEqual([{ ico: A, tickets: 3 }]);
});

test('the first company id that a person writes remains the counted one', async () => {
  const slot = await slotWithOnePlaceLeft(A);
  const person = await makePerson(api.database);
  for (const ico of ['', ` ${A.slice(0, 3)} ${A.slice(3)}`, B, '']) {
    expect((await write(person, person, { ico })).statusCode).toBe(200);
  }
  expectFull(await post(person, slot, ['C', 'D']));
});

test('an admin sets the counted company id; sales staff and the person’s own staff rights do not', async () => {
  const admin = await api.database.claimsOf('admin@arbora.example');
  const slot = await slotWithOnePlaceLeft(A);
  const person = await makePerson(api.database, { ico: A, acl: ['editor'] });
  await write(person, person, { ico: B });
  expectFull(await post(person, slot, ['C', 'D']));
  // An admin who writes the same value again confirms it.
  expect((await write(person, admin, { ico: B })).json()).toEqual([{ ico: B }]);
  expect((await post(person, slot, ['C', 'D'])).statusCode).toBe(201);
  const other = await makePerson(api.database, { ico: A });
  expect((await write(other, admin, { ico: null })).statusCode).toBe(200);
  expect((await post(other, slot, ['E', 'F'])).statusCode).toBe(201);
});

test('without an own company id the one of the invoice counts', async () => {
  const slot = await slotWithOnePlaceLeft(A);
  const person = await makePerson(api.database);
  expectFull(await post(person, slot, ['C', 'D'], A));
  expect((await post(person, slot, ['C', 'D'], B)).statusCode).toBe(201);
});

test('the company id of a registration counts from its approval on, despite later changes', async () => {
  const slot = await slotWithOnePlaceLeft(A);
  const person = await makePerson(api.database, { ico: A });
  await api.database.asOwner("update auth_person set roles = '{arbora_registration}' where id = $1", [person.sub]);
  const admin = await api.tokenFor('admin@arbora.example');
  const approved = await api.call('POST', '/api/backend/registration/approve', { id: person.sub }, { token: admin });
  expect(approved.json()).toMatchObject({ changed: true });
  await write(person, person, { ico: '' });
  expectFull(await post(person, slot, ['C', 'D']));
});

test('the counted company id is erased with the person', async () => {
  const person = await makePerson(api.database, { ico: A });
  await api.database.asService((client) => client.query('select app_private.erase_person($1, $1)', [person.sub]));
  const remaining = await api.database.asOwner('select from app_private.counted_company where person_id = $1', [
    person.sub,
  ]);
  expect(remaining).toEqual([]);
});

describe('a written company id', () => {
  test.each([
    ['270 82 440', 'CZ', A],
    ['CZ27082440', 'CZ', A],
    ['1859951', 'CZ', '01859951'],
    ['SK 31333532', 'SK', '31333532'],
    ['526-10-40-828', 'PL', '5261040828'],
  ])('%s of %s is stored as %s', async (written, country, ico) => {
    const person = await makePerson(api.database);
    const answer = await write(person, person, { ico: written, country });
    expect([answer.statusCode, answer.json()]).toEqual([200, [{ ico }]]);
  });

  test.each(['12345678', '2708244', '270824400', '00000000', 'CZ27082441', 'abcdefgh'])(
    'the invalid company id %s is refused in a profile, for every writer',
    async (ico) => {
      const person = await makePerson(api.database);
      await api.database.asOwner("update user_profile set country = 'CZ' where id = $1", [person.sub]);
      for (const by of [person, await api.database.claimsOf('admin@arbora.example')]) {
        const answer = await write(person, by, { ico });
        expect([answer.statusCode, answer.json()]).toMatchObject([
          400,
          { code: '23514', message: expect.stringContaining('"user_profile_ico_digits"') as string },
        ]);
      }
      expect((await write(person, person, { ico, country: null })).statusCode).toBe(200);
      expect((await write(person, person, { country: 'CZ' })).statusCode).toBe(400);
    },
  );

  test('the company id of an invoice is checked, and an older invalid one does not prevent other changes', async () => {
    const slot = await makeSlot(api.database, { price: 100 });
    const person = await makePerson(api.database);
    const made = await post(person, slot.id, ['A'], A);
    const { id } = made.json<{ id: string }>();
    const sales = await api.tokenFor('sales@arbora.example');
    const change = (custom_data: object) =>
      api.call('PATCH', `/api/rest/booking_reservation?id=eq.${id}`, { custom_data }, { token: sales });
    const data = (ico: string, name = 'A') => ({ places: [{ name }], invoice: { ...INVOICE, ico } });
    expect((await change(data('12345678'))).json()).toMatchObject({ code: '23514' });
    expect((await change(data(B))).statusCode).toBe(204);
    await api.database.asOwner('alter table booking_reservation disable trigger user');
    await api.database.asOwner('update booking_reservation set custom_data = $2 where id = $1', [id, data('12345678')]);
    await api.database.asOwner('alter table booking_reservation enable trigger user');
    expect((await change(data('12345678', 'Eva'))).statusCode).toBe(204);
  });

  test('database and forms agree on valid company ids', async () => {
    const numbers = Array.from({ length: 3000 }, (_, n) =>
      String((n * 7919 * 104_729 + n) % 100_000_000).padStart(8, '0'),
    );
    const nips = numbers.map((number) => `52${number}`);
    const ids = [...numbers, ...nips, A, B, '01859951', '99999994', '00000000', '2708244', '', 'x', '２７０８２４４０'];
    for (const country of [...COUNTRIES, null]) {
      const [row] = await api.database.asOwner<{ valid: string[] }>(
        'select array_agg(ico) as valid from unnest($1::text[]) ico where app.is_company_id(ico, $2)',
        [ids, country],
      );
      const valid = ids.filter((id) => isCompanyId(id, country));
      expect(valid.length).toBeGreaterThan(200);
      expect(row?.valid).toEqual(valid);
    }
  });

  test('database and forms agree on the notation of company ids', async () => {
    const written = [
      '255 96 641', '255\u00a096\u2009641', 'CZ25596641', 'cz 1859951', 'SK 31333532', 'PL526-10-40-828', '526-10-40-828', '123456',
      '12345', '', ' ', 'XX-1', 'CZ', 'CZ-1', '-1', '２７０８２４４０', 'a\u200bb',
    ]; // oxfmt-ignore
    const rows = await api.database.asOwner<{ id: string }>(
      'select app_private.company_id(ico) as id from unnest($1::text[]) with ordinality as t (ico, n) order by n',
      [written],
    );
    expect(rows.map(({ id }) => id)).toEqual(written.map(companyId));
  });
});
