import type { BookingReservation } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { ticketsOf } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

test('while people reserve, give back tickets, cancel and staff change the seats, no seat is held twice or lost', async () => {
  const SEATS = 8;
  const slot = await makeSlot(api.database, { capacity_total: SEATS });
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const people = await Promise.all(Array.from({ length: 24 }, () => makePerson(api.database)));
  const statuses = new Set<number>();

  const live = people.map(async (person, index) => {
    const token = await api.tokenFor(person);
    for (let round = 0; round < 4; round += 1) {
      const names = Array.from({ length: 1 + ((index + round) % 3) }, (_, seat) => `Host ${index}-${seat}`);
      const body = reservationBody(slot.id, names);
      const made = await api.call('POST', '/api/backend/booking_reservation', body, { token });
      statuses.add(made.statusCode);
      if (made.statusCode !== 201) continue;
      const { id } = made.json<BookingReservation>();
      const [ticket] = await ticketsOf(api, person, id);
      await Promise.all([
        api.call('DELETE', '/api/backend/booking_ticket', { id: ticket?.id }, { token }),
        ...(round < 3 ? [api.call('DELETE', '/api/backend/booking_reservation', { id }, { token })] : []),
      ]).then((answers) => answers.forEach(({ statusCode }) => statuses.add(statusCode)));
    }
  });
  const resize = async () => {
    for (let seats = SEATS; seats >= 0; seats -= 1) {
      await api.database
        .asRole(sales, (client) =>
          client.query('update booking_event_slot set capacity_total = $2 where id = $1', [slot.id, seats]),
        )
        .catch((error: { message: string }) => expect(error.message).toBe('booking.capacity_below_used'));
    }
  };
  await Promise.all([...live, resize()]);

  // 404: the reservation was cancelled while its ticket was being returned.
  for (const status of statuses) expect([200, 201, 404, 409]).toContain(status);
  const [state] = await api.database.asOwner<{ fits: boolean; wrong: number }>(
    `select sum(r.places) <= s.capacity_total as fits,
       count(*) filter (
         where r.places = 0
           or r.places <> (select count(*) from booking_ticket t where t.reservation_id = r.id)
       )::int as wrong
     from booking_event_slot s left join booking_reservation r on r.event_slot_id = s.id
     where s.id = $1 group by s.capacity_total`,
    [slot.id],
  );
  expect(state?.fits ?? true).toBe(true);
  expect(state?.wrong).toBe(0);
}, 60_000);
