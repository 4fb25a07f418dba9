import type { BookingTicket } from '@arbora/domain';
import type { Claims } from '../../src/database/database';
import { testApp, type TestApp } from '../../tests/app';
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

/** A reservation with one ticket for a guest with an address of his own. */
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

const row = async (ticket: string) => {
  const [found] = await api.database.asOwner<Pick<BookingTicket, 'name_on_ticket' | 'custom_email'>>(
    'select name_on_ticket, custom_email from booking_ticket where id = $1',
    [ticket],
  );
  return found;
};

test('a renamed ticket goes to the new address alone when it is paid', async () => {
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
  expect((await mailsTo(former)).filter(({ kind }) => kind === 'reservation-ticket')).toEqual([]);
});

test('one that is paid already goes to the new address at once', async () => {
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
test.each(WAYS)('a ticket renamed %s is mailed to nobody it was taken from', async (_way, write) => {
  const { person, slot, reservation, ticket, former } = await guestTicket();
  await write(ticket, person);
  expect(await row(ticket)).toEqual({ name_on_ticket: 'Marie Nováková', custom_email: null });
  await markPaid(reservation);
  await api.database.asOwner("update booking_event_slot set date_start = date_start + interval '1 day' where id = $1", [
    slot.id,
  ]);
  const token = await api.tokenFor(person);
  await api.call('DELETE', '/api/backend/booking_reservation', { id: reservation }, { token });
  expect(await mailsTo(former)).toEqual([]);
});

test('a ticket that somebody has changed since it was read is not renamed', async () => {
  const { person, ticket, former } = await guestTicket();
  const token = await api.tokenFor(person);
  const write = (version: number, name: string) =>
    api.call('PATCH', '/api/backend/booking_ticket', { id: ticket, name, email: former, version }, { token });
  const versionNow = async () =>
    (await api.database.asOwner<{ version: number }>('select version from booking_ticket where id = $1', [ticket]))[0]!
      .version;
  const read = await versionNow();
  // The code is drawn when it is first looked at, which is nobody's change.
  await api.database.asOwner("update booking_ticket set qr = 'data:image/svg+xml;base64,PHN2Zy8+' where id = $1", [
    ticket,
  ]);
  expect(await versionNow()).toBe(read);
  await rename(ticket, sales, 'Jan Buk', former);
  const late = await write(read, 'Marie Nováková');
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'content.changed_meanwhile' }]);
  expect(await row(ticket)).toEqual({ name_on_ticket: 'Jan Buk', custom_email: former });
  expect((await write(await versionNow(), 'Marie Nováková')).statusCode).toBe(200);
});

test('what waits to be sent to the former address is taken back', async () => {
  const { person, reservation, ticket, former, next } = await guestTicket();
  await markPaid(reservation);
  expect((await mailsTo(former)).map(({ kind }) => kind)).toEqual(['reservation-create-custom', 'reservation-ticket']);
  await api.database.asOwner(
    "update app_private.mail set status = 'sent', sent_at = now() where recipient = $1 and kind = 'reservation-create-custom'",
    [former],
  );
  await rename(ticket, person, 'Marie Nováková', next);
  expect((await mailsTo(former)).map(({ kind }) => kind)).toEqual(['reservation-create-custom']);
});

test('a corrected name keeps an address that is given again, and sends nothing twice', async () => {
  const { person, ticket, former } = await guestTicket();
  await rename(ticket, person, 'Petr Doubek', former);
  expect(await row(ticket)).toEqual({ name_on_ticket: 'Petr Doubek', custom_email: former });
  expect((await mailsTo(former)).map(({ kind }) => kind)).toEqual(['reservation-create-custom']);
});

test('it is for the holder until the slot starts, and for sales', async () => {
  const { person, slot, ticket, next } = await guestTicket(0);
  const stranger = await makePerson(api.database);
  expect((await rename(ticket, stranger, 'Cizí', next)).json()).toMatchObject({ code: 'booking.ticket_unknown' });
  expect((await rename(ticket, person, ' ', next)).json()).toMatchObject({ fields: { name: 'required' } });
  expect((await rename(ticket, person, 'Marie', 'bez-zavinace')).json()).toMatchObject({ fields: { email: 'email' } });
  await api.database.asOwner('update booking_event_slot set date_start = now() where id = $1', [slot.id]);
  expect((await rename(ticket, person, 'Marie', next)).json()).toMatchObject({ code: 'booking.event_started' });
  expect((await rename(ticket, sales, 'Marie', next)).statusCode).toBe(200);
});

test('a used ticket keeps its name, but for sales', async () => {
  const { person, ticket, next } = await guestTicket(0);
  await api.database.asOwner('update booking_ticket set is_checked = true, checked_at = now() where id = $1', [ticket]);
  expect((await rename(ticket, person, 'Marie', next)).json()).toMatchObject({ code: 'booking.ticket_used' });
  expect((await rename(ticket, sales, 'Marie', next)).statusCode).toBe(200);
});

test('renaming is counted with the other changes of bookings, and its mails with those to others', async () => {
  const { person, ticket, former, next } = await guestTicket(0);
  const answers = [];
  for (let round = 0; round < 40; round += 1) {
    answers.push(await rename(ticket, person, `Jméno ${round}`, round % 2 === 0 ? next : former));
  }
  // Reserving was the first of the forty changes of an hour.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(39).fill(200), 429]);
  const [hits] = await api.database.asOwner<{ count: number }>(
    "select count(*)::int from app_private.rate_limit_hit where scope = 'booking.address' and key = $1",
    [next],
  );
  expect(hits?.count).toBe(20);
});
