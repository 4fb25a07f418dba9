import { ROLE } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo } from '../../tests/booking-client';
import { makePerson, makeSlot, type SlotOptions } from '../../tests/booking-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

let number = 0;
/** Reserves for the person and for a friend with an e-mail address; returns both and the reservation. */
async function reserveForFriend(options: SlotOptions = {}, friend = `friend-${++number}@example.org`) {
  const person = await makePerson(api.database, { locale: 'en' });
  const slot = await makeSlot(api.database, options);
  const places = [{ name: 'Jana', email: person.email }, { name: 'Eva', email: friend }, { name: 'Petr' }];
  const made = await api.call(
    'POST',
    '/api/backend/booking_reservation',
    { event_slot_id: slot.id, custom_data: { places, invoice: null } },
    { token: await api.tokenFor(person) },
  );
  expect(made.statusCode).toBe(201);
  return { person, friend, reservation: made.json<{ id: string }>().id };
}
const bySales = async (method: 'POST' | 'PATCH', url: string, body: object) =>
  api.call(method, url, body, { token: await api.tokenFor(await makePerson(api.database, { acl: ['sales'] })) });
const markPaid = (id: string) => bySales('POST', '/api/backend/reservation_paid', { id, is_paid: true });
const cancel = async (person: Claims, id: string) =>
  api.call('DELETE', '/api/backend/booking_reservation', { id }, { token: await api.tokenFor(person) });
const payload = async (address: string, kind: string) => {
  const [mail] = await api.database.asOwner<{ locale: string; payload: { ticket_name: string; tickets: unknown[] } }>(
    'select locale, payload from app_private.mail where recipient = $1 and kind = $2',
    [address, kind],
  );
  return mail;
};

test('a guest is notified only of their own ticket, in the language of the holder', async () => {
  const { person, friend } = await reserveForFriend({ price: 100 });
  expect(await mailsTo(api, friend)).toEqual(['reservation-create-custom']);
  expect(await payload(friend, 'reservation-create-custom')).toMatchObject({
    locale: 'en',
    payload: { ticket_name: 'Eva', tickets: [], is_paid: false },
  });
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create']);
});

test('a guest gets the ticket once, when it is paid', async () => {
  const { friend, reservation } = await reserveForFriend({ price: 100 });
  await markPaid(reservation);
  await markPaid(reservation);
  expect(await mailsTo(api, friend)).toEqual(['reservation-create-custom', 'reservation-ticket']);
});

test('a free ticket is sent with the first mail', async () => {
  const { friend } = await reserveForFriend({ price: 0 });
  expect(await mailsTo(api, friend)).toEqual(['reservation-create-custom']);
  expect((await payload(friend, 'reservation-create-custom'))?.payload).toMatchObject({ is_paid: true });
});

test('the new holder of a ticket is notified', async () => {
  const { friend, reservation } = await reserveForFriend({ price: 100 });
  const pass = (to: string) =>
    bySales('PATCH', `/api/rest/booking_ticket?reservation_id=eq.${reservation}&name_on_ticket=eq.Eva`, {
      custom_email: to,
    });
  expect((await pass(`second-${friend}`)).statusCode).toBe(204);
  expect(await mailsTo(api, `second-${friend}`)).toEqual(['reservation-create-custom']);
  await markPaid(reservation);
  await pass(`third-${friend}`);
  expect(await mailsTo(api, `third-${friend}`)).toEqual(['reservation-ticket']);
});

test('a guest is notified of a cancelled reservation', async () => {
  const { person, friend, reservation } = await reserveForFriend();
  expect((await cancel(person, reservation)).statusCode).toBeLessThan(300);
  expect(await mailsTo(api, friend)).toEqual(['reservation-create-custom', 'reservation-cancel']);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-cancel']);
});

test('a failed reservation notifies nobody', async () => {
  const friend = `friend-${++number}@example.org`;
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { capacity_total: 1 });
  const places = [{ name: 'Jana' }, { name: 'Eva', email: friend }];
  const refused = await api.call(
    'POST',
    '/api/backend/booking_reservation',
    { event_slot_id: slot.id, custom_data: { places, invoice: null } },
    { token: await api.tokenFor(person) },
  );
  expect(refused.statusCode).toBe(409);
  expect(await mailsTo(api, friend)).toEqual([]);
});

describe('a registration', () => {
  const waiting = async () => {
    const person = await makePerson(api.database, { locale: 'pl' });
    await api.database.asOwner('update auth_person set roles = $2 where id = $1', [person.sub, [ROLE.registration]]);
    return person;
  };

  test('that is rejected is mailed to the person, in their language', async () => {
    const person = await waiting();
    const token = await api.tokenFor('admin@arbora.example');
    const reject = () => api.call('POST', '/api/backend/registration/reject', { id: person.sub }, { token });
    expect((await reject()).json()).toMatchObject({ id: person.sub, changed: true });
    await reject();
    const mails = await api.database.asOwner('select kind, locale from app_private.mail where recipient = $1', [
      person.email,
    ]);
    expect(mails).toEqual([{ kind: 'account-rejected', locale: 'pl' }]);
  });

  test('that is deleted for another reason is not mailed', async () => {
    const person = await waiting();
    await api.database.asOwner('delete from auth_person where id = $1', [person.sub]);
    expect(await mailsTo(api, person.email)).toEqual([]);
  });
});

test('sent and failed mails to an erased person are deleted, queued ones remain', async () => {
  const person = await makePerson(api.database);
  for (const [kind, status] of Object.entries({
    written: 'sent',
    'order-create': 'dead',
    'account-rejected': 'queued',
  })) {
    await api.database.asOwner('insert into app_private.mail (kind, recipient, status) values ($1, $2, $3)', [
      kind,
      person.email,
      status,
    ]);
  }
  await api.database.asOwner('delete from auth_person where id = $1', [person.sub]);
  expect(await mailsTo(api, person.email)).toEqual(['account-rejected']);
});
