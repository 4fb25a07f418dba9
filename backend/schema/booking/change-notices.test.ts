import type { BookingReservation, BookingTicket } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, ticketsOf } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import { readConfig } from '../../src/config';
import type { Claims } from '../../src/database/database';
import { renderMail } from '../../src/mail/render-mail';
import { MAIL_TEMPLATES } from '../../src/mail-templates';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

/** A person who reserved one seat, and another for a friend with an e-mail address. */
async function reserved() {
  const person = await makePerson(api.database, { locale: 'en' });
  const slot = await makeSlot(api.database, { price: 100 });
  const friend = `friend-${person.sub}@example.org`;
  const made = await api.call(
    'POST',
    '/api/backend/booking_reservation',
    {
      event_slot_id: slot.id,
      custom_data: { places: [{ name: 'Jana' }, { name: 'Eva', email: friend }], invoice: null },
    },
    { token: await api.tokenFor(person) },
  );
  const reservation = made.json<BookingReservation>();
  return { person, friend, slot, reservation, tickets: await ticketsOf(api, person, reservation.id) };
}
const patch = async (who: Claims, url: string, body: object) => {
  const answer = await api.call('PATCH', `/api/rest/${url}`, body, { token: await api.tokenFor(who) });
  expect(answer.statusCode).toBe(204);
};
const INVOICE = {
  name: 'Jana Nováková',
  ico: '27082440',
  company: 'Sady s.r.o.',
  country: 'CZ',
  dic: '',
  street: 'Polní 3',
  city: 'Obříství',
  zip: '277 42',
};
const plain = async (address: string, kind = 'reservation-update') => {
  const [mail] = await api.database.asOwner<{ kind: string; locale: 'en'; payload: Record<string, unknown> }>(
    'select kind, locale, payload from app_private.mail where recipient = $1 and kind = $2 order by created_at desc limit 1',
    [address, kind],
  );
  return mail && (await renderMail(MAIL_TEMPLATES, mail, readConfig({ NODE_ENV: 'test' }))).plain;
};
const CREATED = ['reservation-create'];
const TOLD = [...CREATED, 'reservation-update'];
const rename = (ticket: BookingTicket | undefined, name: string) => [`booking_ticket?id=eq.${ticket?.id}`, { name_on_ticket: name }] as const; // oxfmt-ignore

test('the holder is notified of a name changed by staff, not of their own change', async () => {
  const { person, tickets } = await reserved();
  await patch(person, ...rename(tickets[0], 'Petr'));
  await patch(person, ...rename(tickets[0], 'Jana'));
  expect(await mailsTo(api, person.email)).toEqual(CREATED);
  await patch(sales, ...rename(tickets[0], 'Jana'));
  expect(await mailsTo(api, person.email)).toEqual(CREATED);
  await patch(sales, ...rename(tickets[0], 'Johana'));
  expect(await mailsTo(api, person.email)).toEqual(TOLD);
  expect(await plain(person.email)).toContain('was in the name of Jana is now in the name of Johana');
});

test('the holder is notified of invoice details changed by staff, not of a changed list of attendees', async () => {
  const { person, reservation } = await reserved();
  const url = `booking_reservation?id=eq.${reservation.id}`;
  await patch(sales, url, { custom_data: { ...reservation.custom_data, places: [{ name: 'X' }, { name: 'Y' }] } });
  expect(await mailsTo(api, person.email)).toEqual(CREATED);
  await patch(sales, url, { custom_data: { ...reservation.custom_data, invoice: INVOICE } });
  expect(await mailsTo(api, person.email)).toEqual(TOLD);
  expect(await plain(person.email)).toContain('changed the invoice details');
  expect(await plain(person.email)).toMatch(
    /Invoice to: Sady\ss\.r\.o\., company ID 27082440, Polní\s3, 277\s42\sObříství/,
  );
});

test('invoice data changed before the payment are in the mail about it, not in those of attendees', async () => {
  const { person, friend, reservation } = await reserved();
  const call = async (who: Claims, url: string, body: object) =>
    (await api.call('POST', `/api/backend/${url}`, body, { token: await api.tokenFor(who) })).statusCode;
  expect(await call(person, 'reservation_invoice', { id: reservation.id, invoice: INVOICE })).toBe(200);
  expect(await call(sales, 'reservation_paid', { id: reservation.id, is_paid: true })).toBe(200);
  expect(await plain(person.email, 'reservation-payment')).toContain('Sady s.r.o.');
  expect(await plain(friend, 'reservation-ticket')).not.toContain('Sady');
  const [mail] = await api.database.asOwner<{ payload: object }>(
    "select payload from app_private.mail where recipient = $1 and kind = 'reservation-ticket'",
    [friend],
  );
  expect(mail?.payload).toMatchObject({ invoice: null });
});

test('staff who change their own reservation are not notified', async () => {
  const slot = await makeSlot(api.database);
  const made = await api.call(
    'POST',
    '/api/backend/booking_reservation',
    { event_slot_id: slot.id, custom_data: { places: [{ name: 'Já' }], invoice: null } },
    { token: await api.tokenFor(sales) },
  );
  const [ticket] = await ticketsOf(api, sales, made.json<BookingReservation>().id);
  const before = await mailsTo(api, sales.email);
  await patch(sales, ...rename(ticket, 'Někdo'));
  expect(await mailsTo(api, sales.email)).toEqual(before);
});

test('all attendees are notified of each new date and of a new venue', async () => {
  const { person, friend, slot } = await reserved();
  const other = await reserved();
  const move = (days: number) =>
    patch(sales, `booking_event_slot?id=eq.${slot.id}`, {
      date_start: new Date(Date.UTC(2040, 5, days, 10)).toISOString(),
    });
  await move(1);
  await move(1);
  expect(await mailsTo(api, person.email)).toEqual(TOLD);
  expect(await mailsTo(api, friend)).toEqual(['reservation-create-custom', 'reservation-update']);
  expect(await plain(person.email)).toContain('The date of the event has changed');
  expect(await plain(friend)).toContain('The date of the event has changed');
  await move(2);
  await move(1);
  expect(await mailsTo(api, person.email)).toHaveLength(4);

  await patch(sales, `booking_event?id=eq.${slot.event_id}`, { address: 'Smržice 12', title: 'Nový název' });
  expect(await mailsTo(api, friend)).toHaveLength(5);
  expect(await plain(friend)).toContain('Smržice 12');
  expect(await mailsTo(api, other.person.email)).toEqual(CREATED);
});

test('changes of a past event notify nobody', async () => {
  const { person, slot, tickets } = await reserved();
  await patch(sales, `booking_event_slot?id=eq.${slot.id}`, { date_start: '2020-01-01T10:00:00Z' });
  await patch(sales, `booking_event?id=eq.${slot.event_id}`, { address: 'Jinde 1' });
  await patch(sales, ...rename(tickets[0], 'Johana'));
  expect(await mailsTo(api, person.email)).toEqual(CREATED);
});
