import type { BookingTicket, TicketCheck } from '@arbora/domain';
import type { Claims } from '../../src/database/database';
import { generateMissingQrCodes } from '../../src/booking/ticket-qr-codes';
import { readConfig } from '../../src/config';
import { testApp, TEST_ORIGIN, type TestApp } from '../../tests/app';
import { ticketsOf } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

interface Mail {
  kind: string;
  ticket: string;
}

/** Mails about a ticket to an address, oldest first. */
const mailsTo = (address: string) =>
  api.database.asOwner<Mail>(
    `select kind, payload ->> 'ticket_name' as ticket from app_private.mail where recipient = $1 order by created_at, kind`,
    [address],
  );

async function rename(ticket: string, person: Claims, name: string, email?: string) {
  const token = await api.tokenFor(person);
  return api.call('PATCH', '/api/backend/booking_ticket', { id: ticket, name, email }, { token });
}

async function markPaid(reservation: string): Promise<void> {
  const token = await api.tokenFor(sales);
  await api.call('POST', '/api/backend/reservation_paid', { id: reservation, is_paid: true }, { token });
}

/** A reservation with one ticket for a guest with an e-mail address. */
async function guestTicket(price = 100) {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price });
  const former = `petr-${person.sub}@example.org`;
  const places = [{ name: 'Petr Dub', email: former }];
  const body = { ...reservationBody(slot.id, []), custom_data: { places, invoice: null } };
  const token = await api.tokenFor(person);
  const { id } = (await api.call('POST', '/api/backend/booking_reservation', body, { token })).json<{ id: string }>();
  const [ticket] = await ticketsOf(api, person, id);
  const next = `marie-${person.sub}@example.org`;
  return { person, slot, reservation: id, ticket: ticket!.id, former, next };
}

/** The one ticket of a reservation, whose id changes when it is passed on. */
const currentTicket = async (reservation: string) => {
  const [found] = await api.database.asOwner<
    Pick<BookingTicket, 'id' | 'name_on_ticket' | 'custom_email' | 'version'> & { has_picture: boolean }
  >(
    `select id, name_on_ticket, custom_email, version, qr is not null as has_picture
     from booking_ticket where reservation_id = $1`,
    [reservation],
  );
  return found!;
};
const kindsTo = async (address: string) => (await mailsTo(address)).map(({ kind }) => kind);

test('a ticket that was passed on is mailed only to the new address when it is paid', async () => {
  const { person, reservation, ticket, former, next } = await guestTicket();
  const answer = await rename(ticket, person, 'Marie Nováková', next.toUpperCase());
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { name_on_ticket: 'Marie Nováková', custom_email: next },
  ]);
  await markPaid(reservation);
  expect(await mailsTo(next)).toEqual([
    { kind: 'reservation-create-custom', ticket: 'Marie Nováková' },
    { kind: 'reservation-ticket', ticket: 'Marie Nováková' },
  ]);
  expect(await kindsTo(former)).toEqual(['reservation-passed-on']);
});

test('a paid ticket that is passed on is mailed to the new address at once', async () => {
  const { person, reservation, ticket, next } = await guestTicket();
  await markPaid(reservation);
  await rename(ticket, person, 'Marie Nováková', next);
  expect(await mailsTo(next)).toEqual([{ kind: 'reservation-ticket', ticket: 'Marie Nováková' }]);
});

/** Every way to write another name on a ticket. */
const WAYS: readonly [string, (ticket: string, holder: Claims) => Promise<unknown>][] = [
  ['by its holder without an address', (ticket, holder) => rename(ticket, holder, 'Marie Nováková')],
  ['by sales without an address', (ticket) => rename(ticket, sales, 'Marie Nováková')],
  [
    'by its holder through the data service',
    async (ticket, holder) =>
      api.call(
        'PATCH',
        `/api/rest/booking_ticket?id=eq.${ticket}`,
        { name_on_ticket: 'Marie Nováková' },
        { token: await api.tokenFor(holder) },
      ),
  ],
  [
    'by sales through the data service',
    async (ticket) =>
      api.call(
        'PATCH',
        `/api/rest/booking_ticket?id=eq.${ticket}`,
        { name_on_ticket: 'Marie Nováková' },
        { token: await api.tokenFor(sales) },
      ),
  ],
];
test.each(WAYS)(
  'a ticket renamed %s gets a new code, and its former holder is notified of that only',
  async (_way, write) => {
    const { person, slot, reservation, ticket, former } = await guestTicket();
    await write(ticket, person);
    const now = await currentTicket(reservation);
    expect(now).toMatchObject({ name_on_ticket: 'Marie Nováková', custom_email: null });
    expect(now.id).not.toBe(ticket);
    await markPaid(reservation);
    await api.database.asOwner(
      "update booking_event_slot set date_start = date_start + interval '1 day' where id = $1",
      [slot.id],
    );
    const token = await api.tokenFor(person);
    await api.call('DELETE', '/api/backend/booking_reservation', { id: reservation }, { token });
    expect(await mailsTo(former)).toEqual([{ kind: 'reservation-passed-on', ticket: 'Petr Dub' }]);
  },
);

test('a ticket that somebody has changed since it was read is not renamed', async () => {
  const { person, reservation, ticket, former } = await guestTicket();
  const token = await api.tokenFor(person);
  const write = (version: number, name: string) =>
    api.call('PATCH', '/api/backend/booking_ticket', { id: ticket, name, email: former, version }, { token });
  const versionNow = async () => (await currentTicket(reservation)).version;
  const read = await versionNow();
  // Drawing the code's picture must not count as a change by a person.
  await api.database.asOwner("update booking_ticket set qr = 'data:image/svg+xml;base64,PHN2Zy8+' where id = $1", [
    ticket,
  ]);
  expect(await versionNow()).toBe(read);
  await rename(ticket, sales, 'Jan Buk', former);
  const late = await write(read, 'Marie Nováková');
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'content.changed_meanwhile' }]);
  expect(await currentTicket(reservation)).toMatchObject({
    id: ticket,
    name_on_ticket: 'Jan Buk',
    custom_email: former,
  });
  expect((await write(await versionNow(), 'Marie Nováková')).statusCode).toBe(200);
});

test('unsent mails to the former address are dropped', async () => {
  const { person, reservation, ticket, former, next } = await guestTicket();
  await markPaid(reservation);
  expect(await kindsTo(former)).toEqual(['reservation-create-custom', 'reservation-ticket']);
  await api.database.asOwner(
    "update app_private.mail set status = 'sent', sent_at = now() where recipient = $1 and kind = 'reservation-create-custom'",
    [former],
  );
  await rename(ticket, person, 'Marie Nováková', next);
  expect(await kindsTo(former)).toEqual(['reservation-create-custom', 'reservation-passed-on']);
});

test('a corrected name with the same address keeps the code and sends no further mail', async () => {
  const { person, reservation, ticket, former } = await guestTicket();
  await rename(ticket, person, 'Petr Doubek', former.toUpperCase());
  expect(await currentTicket(reservation)).toMatchObject({
    id: ticket,
    name_on_ticket: 'Petr Doubek',
    custom_email: former,
  });
  expect((await mailsTo(former)).map(({ kind }) => kind)).toEqual(['reservation-create-custom']);
});

test('the holder can rename a ticket until the slot starts, sales staff at any time', async () => {
  const { person, slot, ticket, next } = await guestTicket(0);
  const stranger = await makePerson(api.database);
  expect((await rename(ticket, stranger, 'Cizí', next)).json()).toMatchObject({ code: 'booking.ticket_unknown' });
  expect((await rename(ticket, person, ' ', next)).json()).toMatchObject({ fields: { name: 'required' } });
  expect((await rename(ticket, person, 'Marie', 'bez-zavinace')).json()).toMatchObject({ fields: { email: 'email' } });
  await api.database.asOwner('update booking_event_slot set date_start = now() where id = $1', [slot.id]);
  expect((await rename(ticket, person, 'Marie', next)).json()).toMatchObject({ code: 'booking.event_started' });
  expect((await rename(ticket, sales, 'Marie', next)).statusCode).toBe(200);
});

test('only sales staff can rename a used ticket', async () => {
  const { person, ticket, next } = await guestTicket(0);
  await api.database.asOwner('update booking_ticket set is_checked = true, checked_at = now() where id = $1', [ticket]);
  expect((await rename(ticket, person, 'Marie', next)).json()).toMatchObject({ code: 'booking.ticket_used' });
  const answer = await rename(ticket, sales, 'Marie', next);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { id: ticket, custom_email: next }]);
});

describe('the code of a ticket passed on', () => {
  const check = async (ticket: string, who: Claims) => {
    const token = await api.tokenFor(who);
    return (await api.call('GET', `/api/backend/ticket_check?id=${ticket}`, undefined, { token })).json<TicketCheck>();
  };
  const checkIn = async (ticket: string) =>
    api.call('POST', '/api/backend/ticket_check_in', { id: ticket }, { token: await api.tokenFor(sales) });
  const today = (slot: string) =>
    api.database.asOwner('update booking_event_slot set date_start = now() where id = $1', [slot]);

  test('is void at the door, which shows since when; the new one is valid', async () => {
    const { person, slot, ticket, reservation, next } = await guestTicket(0);
    await rename(ticket, person, 'Marie Nováková', next);
    const { id, has_picture } = await currentTicket(reservation);
    expect([id === ticket, has_picture]).toEqual([false, true]);
    await today(slot.id);
    const voidTicket = await check(ticket, sales);
    expect(voidTicket).toMatchObject({ state: 'passed_on', view: 'staff', event: { id: slot.event_id }, ticket: null });
    expect(Date.now() - new Date(voidTicket.passed_on_at!).getTime()).toBeLessThan(60_000);
    const refused = await checkIn(ticket);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'booking.ticket_passed_on', details: { passed_on_at: voidTicket.passed_on_at } },
    ]);
    expect((await checkIn(id)).json()).toMatchObject({ state: 'used', ticket: { name_on_ticket: 'Marie Nováková' } });
  });

  test('stays void when the ticket is passed back to the former holder, who gets a third code', async () => {
    const { person, ticket, reservation, former, next } = await guestTicket(0);
    await rename(ticket, person, 'Marie Nováková', next);
    const { id: second } = await currentTicket(reservation);
    await rename(second, person, 'Petr Dub', former);
    const { id: third } = await currentTicket(reservation);
    expect(new Set([ticket, second, third]).size).toBe(3);
    expect((await check(ticket, person)).state).toBe('passed_on');
    expect((await check(second, person)).state).toBe('passed_on');
    expect(await kindsTo(former)).toEqual(['reservation-passed-on', 'reservation-ticket']);
    expect(await kindsTo(next)).toEqual(['reservation-passed-on']);
  });

  test('is replaced without a mail to a holder who passes on their own ticket, unless staff do it', async () => {
    const person = await makePerson(api.database);
    const slot = await makeSlot(api.database, { price: 0 });
    const body = { ...reservationBody(slot.id, []), custom_data: { places: [{ name: 'Jana' }], invoice: null } };
    const token = await api.tokenFor(person);
    const { id } = (await api.call('POST', '/api/backend/booking_reservation', body, { token })).json<{ id: string }>();
    const ownTicket = (await currentTicket(id)).id;
    await rename(ownTicket, person, 'Jana', person.email);
    expect((await currentTicket(id)).id).toBe(ownTicket);
    await rename(ownTicket, person, 'Marie', `marie-${person.sub}@example.org`);
    expect(await kindsTo(person.email)).toEqual(['reservation-create']);
    await rename((await currentTicket(id)).id, person, 'Jana', '');
    const returned = (await currentTicket(id)).id;
    await api.call(
      'PATCH',
      `/api/rest/booking_ticket?id=eq.${returned}`,
      { custom_email: `marie-${person.sub}@example.org` },
      { token: await api.tokenFor(sales) },
    );
    expect((await currentTicket(id)).id).not.toBe(returned);
    expect(await kindsTo(person.email)).toEqual(['reservation-create', 'reservation-passed-on']);
  });

  test('that was changed through the data service is drawn by a job', async () => {
    const { ticket, reservation, next } = await guestTicket(0);
    const token = await api.tokenFor(sales);
    await api.call('PATCH', `/api/rest/booking_ticket?id=eq.${ticket}`, { custom_email: next }, { token });
    expect((await currentTicket(reservation)).has_picture).toBe(false);
    const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: TEST_ORIGIN });
    await generateMissingQrCodes({ config, database: api.database }, 1000);
    expect((await currentTicket(reservation)).has_picture).toBe(true);
  });

  test('is unknown to the second of two people who pass the ticket on concurrently', async () => {
    const { person, reservation, ticket, next } = await guestTicket(0);
    const answers = await Promise.all([
      rename(ticket, person, 'Marie', next),
      rename(ticket, sales, 'Jan', `jan-${person.sub}@example.org`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const { id } = await currentTicket(reservation);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({ id });
  });
});

test('renaming counts as a change of a booking, and its mail as one to another person', async () => {
  const { person, reservation, former, next } = await guestTicket(0);
  const answers = [];
  for (let round = 0; round < 40; round += 1) {
    answers.push(
      await rename((await currentTicket(reservation)).id, person, `Jméno ${round}`, round % 2 === 0 ? next : former),
    );
  }
  // Reserving was the first of the forty changes of an hour.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(39).fill(200), 429]);
  const [hits] = await api.database.asOwner<{ count: number }>(
    "select count(*)::int from app_private.rate_limit_hit where scope = 'booking.address' and key = $1",
    [next],
  );
  expect(hits?.count).toBe(20);
});
