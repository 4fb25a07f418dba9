import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';
import type { Claims } from '../database/database';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

const CZECH = { subject: 'Změna začátku', body_html: '<p>Začínáme v deset.</p>' };
const ENGLISH = { subject: 'New start', body_html: '<p>We start at ten.</p>' };
const EVERYONE = { event_slot_id: null, payment: 'all', with_guests: true, with_waiting: true };

const write = async (body: object, who: Claims = sales, headers: Record<string, string> = {}) =>
  api.call('POST', '/api/backend/booking_letter', body, { token: await api.tokenFor(who), headers });
const reach = async (event: string, choice: object, who: Claims = sales) => {
  const { event_slot_id, payment, with_guests, with_waiting } = { ...EVERYONE, ...choice };
  return api.call(
    'POST',
    '/api/rest/rpc/booking_letter_reach',
    { p_event: event, p_slot: event_slot_id, p_payment: payment, p_guests: with_guests, p_waiting: with_waiting },
    { token: await api.tokenFor(who) },
  );
};
const letters = async (event: string) =>
  (
    await api.call('GET', `/api/rest/booking_letter_list?event_id=eq.${event}`, undefined, {
      token: await api.tokenFor(sales),
    })
  ).json<{ id: string; recipients: number; waiting: number; failed: number }[]>();
const copies = (letter: string) =>
  api.database.asOwner<{ recipient: string; locale: string; subject: string }>(
    `select recipient, locale, payload ->> 'subject' as subject from app_private.mail where letter_id = $1 order by locale, recipient`,
    [letter],
  );

/** An event whose slot is full: a paid Czech, an unpaid Polish and an English reservation with a guest; one more waits. */
async function fullEvent() {
  const slot = await makeSlot(api.database, { capacity_total: 4, price: 100 });
  const [paid, unpaid, host, waiting] = await Promise.all(
    ['cs', 'pl', 'en', 'cs'].map((locale) => makePerson(api.database, { locale })),
  );
  const { reservation } = await reserve(api, paid!, slot.id, ['Jan']);
  await reserve(api, unpaid!, slot.id, ['Ola']);
  const guest = `guest-${slot.id}@example.org`;
  const withGuest = reservationBody(slot.id, ['Eve', 'Guest']);
  Object.assign(withGuest.custom_data.places[1]!, { email: guest });
  await api.call('POST', '/api/backend/booking_reservation', withGuest, { token: await api.tokenFor(host!) });
  await api.call(
    'POST',
    '/api/backend/reservation_paid',
    { id: reservation.id, is_paid: true },
    { token: await api.tokenFor(sales) },
  );
  await api.call(
    'POST',
    '/api/backend/waiting',
    { event_slot_id: slot.id, places: 1 },
    { token: await api.tokenFor(waiting!) },
  );
  return { slot, paid: paid!, unpaid: unpaid!, host: host!, guest, waiting: waiting! };
}

test('a letter reaches each recipient once, in the language of the account, and the list shows its progress', async () => {
  const { slot, paid, unpaid, host, guest, waiting } = await fullEvent();
  const body = { ...EVERYONE, event_id: slot.event_id, texts: { cs: CZECH, en: ENGLISH } };
  expect((await reach(slot.event_id, {})).json()).toEqual({ cs: 2, en: 2, pl: 1 });
  const answer = await write(body);
  expect(answer.statusCode).toBe(202);
  const { id } = answer.json<{ id: string }>();
  const sent = await copies(id);
  expect(sent.filter(({ locale }) => locale === 'cs').map(({ recipient }) => recipient)).toEqual(
    [paid.email, waiting.email].sort(),
  );
  // Without a Polish text, Polish readers get the English one.
  expect(sent.filter(({ subject }) => subject === 'New start').map(({ recipient }) => recipient)).toEqual(
    [unpaid.email, host.email, guest].sort(),
  );
  expect(await letters(slot.event_id)).toMatchObject([{ id, recipients: 5, waiting: 5, failed: 0 }]);
  await api.database.asOwner("update app_private.mail set status = 'dead' where recipient = $1 and letter_id = $2", [
    guest,
    id,
  ]);
  await api.database.asOwner("update app_private.mail set status = 'sent' where recipient = $1 and letter_id = $2", [
    paid.email,
    id,
  ]);
  expect(await letters(slot.event_id)).toMatchObject([{ recipients: 5, waiting: 3, failed: 1 }]);
});

test('the letter goes to exactly the counted recipients', async () => {
  const { slot, paid, unpaid, host, waiting } = await fullEvent();
  const choose = async (choice: object) => {
    const counted = (await reach(slot.event_id, choice)).json<Record<string, number>>();
    const answer = await write({ ...EVERYONE, ...choice, event_id: slot.event_id, texts: { cs: CZECH } });
    const sent = (await copies(answer.json<{ id: string }>().id)).map(({ recipient }) => recipient);
    expect(sent).toHaveLength(Object.values(counted).reduce((sum, count) => sum + count, 0));
    return sent;
  };
  const holders = { event_slot_id: slot.id, with_guests: false, with_waiting: false };
  expect(await choose({ ...holders, payment: 'paid' })).toEqual([paid.email]);
  expect(await choose({ ...holders, payment: 'unpaid' })).toEqual([unpaid.email, host.email].sort());
  expect(await choose(holders)).toHaveLength(3);
  expect(await choose({ payment: 'none' })).toEqual([waiting.email]);
});

test('a repeated letter with the same key is queued once', async () => {
  const { slot } = await fullEvent();
  const body = { ...EVERYONE, event_id: slot.event_id, texts: { cs: CZECH } };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [first, second] = await Promise.all([write(body, sales, headers), write(body, sales, headers)]);
  expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
  expect(first.json()).toEqual(second.json());
  expect(await letters(slot.event_id)).toHaveLength(1);
  const other = await write({ ...body, payment: 'paid' }, sales, headers);
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([400, 'request.invalid']);
});

test('a letter without recipients, to a slot of another event, or by a caller without the right is refused', async () => {
  const [empty, other] = await Promise.all([makeSlot(api.database), makeSlot(api.database)]);
  const body = { ...EVERYONE, event_id: empty.event_id, texts: { cs: CZECH } };
  const editor = await makePerson(api.database, { acl: ['editor'] });
  const codes = await Promise.all(
    [
      write(body),
      write({ ...body, event_slot_id: other.id }),
      write(body, editor),
      reach(empty.event_id, {}, editor),
    ].map(async (answer) => (await answer).json<{ code?: string; message: string }>()),
  );
  expect(codes.map(({ code, message }) => (code === 'P0001' ? message : code))).toEqual([
    'booking.no_recipients',
    'booking.slot_unknown',
    'auth.forbidden',
    'auth.forbidden',
  ]);
});
