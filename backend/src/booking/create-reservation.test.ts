import type { BookingReservation } from '@arbora/domain';
import { testApp, TEST_ORIGIN, type TestApp } from '../../tests/app';
import { mailsTo, reserve, ticketsOf } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';
import { ticketCheckUrl } from './ticket-qr';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const URL = '/api/backend/booking_reservation';
const invoice = {
  name: 'Jana Nováková',
  ico: '27082440',
  company: 'Zahrady Nováková s.r.o.',
  country: 'CZ',
  dic: '',
  street: 'Lipová 1',
  city: 'Olomouc',
  zip: '779 00',
};

async function post(person: Awaited<ReturnType<typeof makePerson>>, body: object, headers?: Record<string, string>) {
  return api.call('POST', URL, body, { token: await api.tokenFor(person), ...(headers && { headers }) });
}

async function held(slotId: string): Promise<number> {
  const [row] = await api.database.asOwner<{ places: number }>(
    'select coalesce(sum(places), 0)::int as places from booking_reservation where event_slot_id = $1',
    [slotId],
  );
  return row?.places ?? 0;
}

test('a reservation takes a seat and makes a ticket with a QR code for each attendee', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price: 150 });
  const { reservation, tickets } = await reserve(api, person, slot.id, ['Eva Malá', 'Jan Velký']);

  expect(reservation).toMatchObject({ event_slot_id: slot.id, person_id: person.sub, places: 2, is_paid: false });
  expect(tickets.map((ticket) => ticket.name_on_ticket)).toEqual(['Eva Malá', 'Jan Velký']);
  for (const { qr } of tickets) expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await held(slot.id)).toBe(2);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create']);
});

test('a paid slot is due after four days at 23:59 in Prague, or at its start if sooner; a free one counts as paid', async () => {
  const person = await makePerson(api.database);
  const { reservation } = await reserve(api, person, (await makeSlot(api.database, { price: 150 })).id, ['Eva']);
  const [day] = await api.database.asOwner<{ due: string }>(
    `select to_char($1::timestamptz at time zone 'Europe/Prague', 'YYYY-MM-DD HH24:MI') as due`,
    [reservation.due_at],
  );
  const [wanted] = await api.database.asOwner<{ due: string }>(
    `select to_char((now() at time zone 'Europe/Prague')::date + 4, 'YYYY-MM-DD') || ' 23:59' as due`,
  );
  expect(day).toEqual(wanted);

  const soon = await makeSlot(api.database, { price: 150, startsIn: 1 });
  const atStart = (await reserve(api, person, soon.id, ['Eva'])).reservation;
  const [start] = await api.database.asOwner<{ same: boolean }>(
    'select date_start = $2 as same from booking_event_slot where id = $1',
    [soon.id, atStart.due_at],
  );
  expect(start?.same).toBe(true);

  const free = (await reserve(api, person, (await makeSlot(api.database)).id, ['Eva'])).reservation;
  expect(free).toMatchObject({ is_paid: true, due_at: null });
});

test('an error names the attendee and the field', async () => {
  const slot = await makeSlot(api.database);
  const answer = await post(await makePerson(api.database), reservationBody(slot.id, ['Eva', ' ']));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'request.invalid', fields: { 'custom_data.places.1.name': 'required' } });
  expect(await held(slot.id)).toBe(0);
});

test('a reservation requires a login, also accepted as a token in the body', async () => {
  const slot = await makeSlot(api.database);
  expect((await api.call('POST', URL, reservationBody(slot.id, ['Eva']))).statusCode).toBe(401);
  const accessToken = await api.tokenFor(await makePerson(api.database));
  expect((await api.call('POST', URL, { accessToken, ...reservationBody(slot.id, ['Eva']) })).statusCode).toBe(201);
});

describe('refuses', () => {
  test.each([
    ['an event that is not public', { is_public: false }, 404, 'booking.slot_unknown'],
    ['a slot that has started', { startsIn: -1 }, 409, 'booking.event_started'],
    ['a person who is not invited', { whitelist: ['guest@example.org'] }, 403, 'booking.not_invited'],
  ])('%s', async (_, options, status, code) => {
    const slot = await makeSlot(api.database, options);
    const answer = await post(await makePerson(api.database), reservationBody(slot.id, ['Eva']));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(await held(slot.id)).toBe(0);
  });

  test('a slot that does not exist', async () => {
    const answer = await post(await makePerson(api.database), reservationBody(crypto.randomUUID(), ['Eva']));
    expect(answer.json()).toMatchObject({ code: 'booking.slot_unknown' });
  });

  test('a blocked person with an unexpired token', async () => {
    const [person, slot] = [await makePerson(api.database), await makeSlot(api.database)];
    const token = await api.tokenFor(person);
    await api.database.asOwner('update auth_person set is_blocked = true where id = $1', [person.sub]);
    const answer = await api.call('POST', URL, reservationBody(slot.id, ['Eva']), { token });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'auth.blocked']);
    expect(await held(slot.id)).toBe(0);
  });

  test('an empty reservation of a customer', async () => {
    const slot = await makeSlot(api.database);
    expect((await post(await makePerson(api.database), reservationBody(slot.id, []))).statusCode).toBe(400);
  });
});

test('an invited person may reserve, in any spelling of the invitation', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { whitelist: [` ${person.email.toUpperCase()}`] });
  expect((await post(person, reservationBody(slot.id, ['Eva']))).statusCode).toBe(201);
});

describe('capacity', () => {
  test('fewer free places than attendees', async () => {
    const slot = await makeSlot(api.database, { capacity_total: 3 });
    await reserve(api, await makePerson(api.database), slot.id, ['A', 'B']);
    const answer = await post(await makePerson(api.database), reservationBody(slot.id, ['C', 'D']));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ result: 'capacity', code: 'booking.capacity', reason: 'togo', togo: 1 });
    expect(await held(slot.id)).toBe(2);
  });

  test('more attendees than allowed per person', async () => {
    const slot = await makeSlot(api.database, { capacity_per_user: 2 });
    const answer = await post(await makePerson(api.database), reservationBody(slot.id, ['A', 'B', 'C']));
    expect(answer.json()).toMatchObject({ result: 'capacity', reason: 'per_user', togo: 2 });
  });

  test('tickets of one company counted together, by profile and by invoice', async () => {
    const slot = await makeSlot(api.database, { capacity_per_user: 3, capacity_by_ico: true });
    await reserve(api, await makePerson(api.database, { ico: '27082440' }), slot.id, ['A', 'B']);
    const answer = await post(await makePerson(api.database), reservationBody(slot.id, ['C', 'D'], invoice));
    expect(answer.json()).toMatchObject({ result: 'capacity', reason: 'by_ico', togo: 1 });
    const fits = await post(await makePerson(api.database), reservationBody(slot.id, ['C'], invoice));
    expect(fits.statusCode).toBe(201);
    const other = await post(await makePerson(api.database, { ico: '25596641' }), reservationBody(slot.id, ['E', 'F']));
    expect(other.statusCode).toBe(201);
  });

  test('a company id is compared without spaces', async () => {
    const slot = await makeSlot(api.database, { capacity_per_user: 2, capacity_by_ico: true });
    await reserve(api, await makePerson(api.database, { ico: '270 82 440' }), slot.id, ['A']);
    const spaced = await post(
      await makePerson(api.database),
      reservationBody(slot.id, ['B', 'C'], { ...invoice, country: 'SK', ico: '27082\u00a0440' }),
    );
    expect(spaced.json()).toMatchObject({ result: 'capacity', reason: 'by_ico', togo: 1 });
    const person = await makePerson(api.database, { ico: '27082440' });
    await api.database.asRole(person, (client) =>
      client.query("update user_profile set ico = ' 2708\u20032440' where id = $1", [person.sub]),
    );
    expect((await post(person, reservationBody(slot.id, ['B', 'C']))).json()).toMatchObject({ reason: 'by_ico' });
  });

  test('a customer counts only for the own company, and only with a ticket', async () => {
    const slot = await makeSlot(api.database);
    await reserve(api, await makePerson(api.database, { ico: '27082440' }), slot.id, ['A', 'B']);
    const [colleague, sales] = [
      await makePerson(api.database, { ico: '27082440' }),
      await makePerson(api.database, { acl: ['sales'] }),
    ];
    const counts = async (who: typeof colleague) =>
      (
        await api.call('GET', `/api/rest/event_slots_tickets_by_ico?id=eq.${slot.id}&select=ico,tickets`, undefined, {
          token: await api.tokenFor(who),
        })
      ).json<unknown>();
    expect(await counts(colleague)).toEqual([]);
    expect(await counts(sales)).toEqual([{ ico: '27082440', tickets: 2 }]);
    await reserve(api, colleague, slot.id, ['C']);
    expect(await counts(colleague)).toEqual([{ ico: '27082440', tickets: 3 }]);
  });

  test('a second reservation of one person', async () => {
    const person = await makePerson(api.database);
    const slot = await makeSlot(api.database);
    await reserve(api, person, slot.id, ['A']);
    expect((await post(person, reservationBody(slot.id, ['A']))).json()).toMatchObject({ reason: 'already_reserved' });
  });

  test('an empty reservation of sales holds no seat', async () => {
    const sales = await makePerson(api.database, { acl: ['sales'] });
    const slot = await makeSlot(api.database, { capacity_total: 1, price: 100 });
    const empty = await post(sales, reservationBody(slot.id, []));
    expect(empty.json<BookingReservation>()).toMatchObject({ places: 0, due_at: null });
    await reserve(api, await makePerson(api.database), slot.id, ['A']);
  });

  test('an editor does not have the rights of sales', async () => {
    const slot = await makeSlot(api.database, { is_public: false });
    const editor = await makePerson(api.database, { acl: ['editor'] });
    expect((await post(editor, reservationBody(slot.id, ['A']))).statusCode).toBe(404);
  });
});

describe('Idempotency-Key', () => {
  test('a repeated request gets the first response and reserves nothing more', async () => {
    const person = await makePerson(api.database);
    const slot = await makeSlot(api.database);
    const body = reservationBody(slot.id, ['A', 'B']);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([post(person, body, key), post(person, body, key), post(person, body, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<BookingReservation>().id)).size).toBe(1);
    expect(await held(slot.id)).toBe(2);
    expect(await mailsTo(api, person.email)).toEqual(['reservation-create']);
  });

  test('a refused request may be repeated; a key is valid for one request of one person', async () => {
    const person = await makePerson(api.database);
    const slot = await makeSlot(api.database, { capacity_total: 1 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await post(person, reservationBody(slot.id, ['A', 'B']), key)).statusCode).toBe(409);
    expect((await post(person, reservationBody(slot.id, ['A']), key)).statusCode).toBe(201);
    expect((await post(person, reservationBody(slot.id, ['B']), key)).statusCode).toBe(400);
    const other = await post(await makePerson(api.database), reservationBody(slot.id, ['A']), key);
    expect(other.json()).toMatchObject({ reason: 'togo', togo: 0 });
  });
});

describe('invoice data', () => {
  const profileOf = async (id: string) =>
    (await api.database.asOwner<Record<string, string>>('select * from user_profile where id = $1', [id]))[0];

  test('is saved in a profile without a company id', async () => {
    const person = await makePerson(api.database);
    const slot = await makeSlot(api.database);
    await post(person, reservationBody(slot.id, ['A'], invoice));
    expect(await profileOf(person.sub)).toMatchObject({ ico: '27082440', company: invoice.company, city: 'Olomouc' });
  });

  test('does not change a profile that has one', async () => {
    const person = await makePerson(api.database, { ico: '25596641' });
    const slot = await makeSlot(api.database);
    await post(person, reservationBody(slot.id, ['A'], invoice));
    expect(await profileOf(person.sub)).toMatchObject({ ico: '25596641', company: null });
    const tickets = await api.database.asOwner<{ ico: string }>(
      'select t.ico from booking_ticket t join booking_reservation r on r.id = t.reservation_id where r.person_id = $1',
      [person.sub],
    );
    expect(tickets).toEqual([{ ico: '25596641' }]);
  });

  test('does not undo the reservation if it cannot be saved', async () => {
    const person = await makePerson(api.database);
    const slot = await makeSlot(api.database);
    await api.database.asOwner(
      'alter table user_profile add constraint refuse check (city is distinct from $$Olomouc$$) not valid',
    );
    try {
      expect((await post(person, reservationBody(slot.id, ['A'], invoice))).statusCode).toBe(201);
    } finally {
      await api.database.asOwner('alter table user_profile drop constraint refuse');
    }
  });
});

test('a repeated request for the tickets makes no new ones', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database);
  const { reservation, tickets } = await reserve(api, person, slot.id, ['A', 'B']);
  expect(await ticketsOf(api, person, reservation.id)).toEqual(tickets);
  const stranger = await makePerson(api.database);
  const answer = await api.call('POST', '/api/backend/booking_tickets', [{ reservation_id: reservation.id }], {
    token: await api.tokenFor(stranger),
  });
  expect(answer.json()).toMatchObject({ code: 'booking.reservation_unknown' });
});

test('a ticket’s QR code contains the address of its check', () => {
  expect(ticketCheckUrl(TEST_ORIGIN, 'x-1')).toBe(`${TEST_ORIGIN}/services/ticket?id=x-1`);
});
