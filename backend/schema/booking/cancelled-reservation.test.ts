import type { OwnCancelledReservation } from '@arbora/domain';
import type { Claims } from '../../src/database/database';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, type SlotOptions } from '../../tests/booking-fixtures';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

async function cancelledOf(person: Claims | null, query = ''): Promise<OwnCancelledReservation[]> {
  const token = person ? await api.tokenFor(person) : undefined;
  const answer = await api.call('GET', `/api/rest/own_cancelled_reservation?${query}`, undefined, { token });
  return answer.json();
}

async function reserved(options: SlotOptions = {}, names = ['Eva Malá', 'Jan Velký']) {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, options);
  return { person, slot, ...(await reserve(api, person, slot.id, names)) };
}

async function remove(what: 'booking_reservation' | 'booking_ticket', id: string, person: Claims): Promise<void> {
  await api.call('DELETE', `/api/backend/${what}`, { id }, { token: await api.tokenFor(person) });
}

test('the holder sees what was reserved, and when and why it was cancelled', async () => {
  const { person, slot, reservation } = await reserved({ price: 100 });
  await remove('booking_reservation', reservation.id, person);
  const [cancelled] = await cancelledOf(person, `id=eq.${reservation.id}`);
  expect(cancelled).toMatchObject({
    id: reservation.id,
    event_id: slot.event_id,
    event_title: 'Den otevřených dveří',
    event_title_en: 'Open day',
    event_is_public: true,
    address: 'Obříství 120',
    slot_name: 'Dopoledne',
    places: 2,
    reason: 'customer',
    was_paid: false,
    paid_at: null,
    received: 0,
  });
  expect(cancelled?.variable_symbol).toMatch(/^2026\d{6}$/);
  expect(Date.parse(cancelled?.cancelled_at ?? '')).toBeGreaterThan(0);
});

test('sales staff read slots and events of tickets and cancelled reservations in three languages', async () => {
  const { person, slot, reservation } = await reserved();
  await api.database.asOwner("update event_slot set name_en = 'Morning', name_pl = 'Przed południem' where id = $1", [
    slot.id,
  ]);
  const read = async (view: string, key: string): Promise<unknown[]> => {
    const token = await api.tokenFor(sales);
    return (await api.call('GET', `/api/rest/${view}?${key}=eq.${reservation.id}`, undefined, { token })).json();
  };
  const names = { slot_name: 'Dopoledne', slot_name_en: 'Morning', slot_name_pl: 'Przed południem' };
  const ticket: unknown = expect.objectContaining(names);
  expect(await read('reservation_check', 'reservation_id')).toEqual([ticket, ticket]);
  await remove('booking_reservation', reservation.id, person);
  expect(await read('cancelled_reservation_list', 'id')).toEqual([
    expect.objectContaining({ ...names, event_title_en: 'Open day', event_title_pl: null }),
  ]);
});

test('a cancelled reservation does not contain the names of the attendees', async () => {
  const { person, reservation } = await reserved();
  await remove('booking_reservation', reservation.id, person);
  expect(JSON.stringify(await cancelledOf(person))).not.toMatch(/Eva|Jan Velký/);
});

test('anonymous visitors, other customers and sales staff do not see it', async () => {
  const { person, reservation } = await reserved();
  await remove('booking_reservation', reservation.id, person);
  for (const other of [await makePerson(api.database), sales]) {
    expect(await cancelledOf(other, `id=eq.${reservation.id}`)).toEqual([]);
  }
  expect(await cancelledOf(null)).toMatchObject({ code: '42501' });
});

test('the reason shows whether the holder or staff deleted the last ticket', async () => {
  const [byHolder, byStaff] = [await reserved({}, ['Eva Malá']), await reserved({}, ['Eva Malá'])];
  await remove('booking_ticket', byHolder.tickets[0]!.id, byHolder.person);
  await remove('booking_ticket', byStaff.tickets[0]!.id, sales);
  expect(await cancelledOf(byHolder.person)).toMatchObject([{ reason: 'last_ticket' }]);
  expect(await cancelledOf(byStaff.person)).toMatchObject([{ reason: 'staff' }]);
});

test('a paid cancelled reservation is marked as paid, a free one is not', async () => {
  const token = await api.tokenFor(sales);
  const [paid, free] = [await reserved({ price: 100 }), await reserved()];
  await api.call('POST', '/api/backend/reservation_paid', { id: paid.reservation.id, is_paid: true }, { token });
  for (const { reservation } of [paid, free]) await remove('booking_reservation', reservation.id, sales);
  expect(await cancelledOf(paid.person)).toMatchObject([{ reason: 'staff', was_paid: true }]);
  expect(await cancelledOf(free.person)).toMatchObject([{ reason: 'staff', was_paid: false }]);
});

test('a reservation restored by its payment is no longer listed as cancelled', async () => {
  const { person, reservation } = await reserved({ price: 100 });
  await api.database.asOwner("update booking_reservation set due_at = now() - interval '1 minute' where id = $1", [
    reservation.id,
  ]);
  await api.database.asOwner('select app_private.expire_reservations(10)');
  expect(await cancelledOf(person)).toMatchObject([{ reason: 'unpaid' }]);
  const token = await api.tokenFor(sales);
  await api.call('POST', '/api/backend/reservation_paid', { id: reservation.id, is_paid: true }, { token });
  expect(await cancelledOf(person)).toEqual([]);
});

test('a payment that did not restore the reservation is shown', async () => {
  const { person, reservation } = await reserved({ price: 100 });
  await remove('booking_reservation', reservation.id, person);
  const token = await api.tokenFor(sales);
  await api.call('POST', '/api/backend/reservation_paid', { id: reservation.id, is_paid: true }, { token });
  const [cancelled] = await cancelledOf(person);
  expect(cancelled?.paid_at).not.toBeNull();
});

test('a cancelled reservation remains when its event is deleted', async () => {
  const { person, slot, reservation } = await reserved();
  await remove('booking_reservation', reservation.id, person);
  await api.database.asOwner('delete from booking_event where id = $1', [slot.event_id]);
  expect(await cancelledOf(person)).toMatchObject([{ id: reservation.id, event_id: null, event_is_public: false }]);
});
