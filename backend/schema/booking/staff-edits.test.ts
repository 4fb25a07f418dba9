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

async function asSales(method: 'PATCH' | 'DELETE', path: string, body?: object) {
  const headers = { prefer: 'return=representation' };
  const answer = await api.call(method, path, body, { token: await api.tokenFor(sales), headers });
  return [answer.statusCode, answer.json<unknown>()] as const;
}

/** A slot with a reservation of one ticket with an e-mail. */
async function reserved() {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price: 100 });
  const custom_data = { places: [{ name: 'Petr Dub', email: `petr-${person.sub}@example.org` }], invoice: null };
  const token = await api.tokenFor(person);
  const made = await api.call(
    'POST',
    '/api/backend/booking_reservation',
    { ...reservationBody(slot.id, []), custom_data },
    { token },
  );
  const [ticket] = await ticketsOf(api, person, made.json<{ id: string }>().id);
  return { slot, ticket: ticket! };
}

test('an event is deleted with its slots, and the deleted rows are returned', async () => {
  const slot = await makeSlot(api.database);
  const columns = 'select=id';
  expect(await asSales('DELETE', `/api/rest/booking_event_slot?id=eq.${slot.id}&${columns}`)).toEqual([
    200,
    [{ id: slot.id }],
  ]);
  expect(await asSales('DELETE', `/api/rest/booking_event?id=eq.${slot.event_id}&${columns}`)).toEqual([
    200,
    [{ id: slot.event_id }],
  ]);
});

test('neither a slot nor its event is deleted while there is a reservation', async () => {
  const { slot } = await reserved();
  for (const path of [`booking_event_slot?id=eq.${slot.id}`, `booking_event?id=eq.${slot.event_id}`]) {
    expect(await asSales('DELETE', `/api/rest/${path}`)).toMatchObject([409, { code: '23503' }]);
  }
});

test('the company and then the name of a ticket are corrected by consecutive versions', async () => {
  const { ticket } = await reserved();
  const columns = 'id,name_on_ticket,custom_email,custom_company,version';
  const version = Number(ticket.version);
  const [status, rows] = await asSales(
    'PATCH',
    `/api/rest/booking_ticket?id=eq.${ticket.id}&version=eq.${version}&select=${columns}`,
    { custom_company: 'Sady s.r.o.' },
  );
  expect([status, rows]).toMatchObject([200, [{ id: ticket.id, custom_company: 'Sady s.r.o.', version: version + 1 }]]);
  const [{ custom_email: email }] = rows as [{ custom_email: string }];
  const renamed = { id: ticket.id, version: version + 1, name: 'Petr Doubek', email };
  expect(await asSales('PATCH', '/api/backend/booking_ticket', renamed)).toMatchObject([
    200,
    { id: ticket.id, name_on_ticket: 'Petr Doubek', custom_email: email, custom_company: 'Sady s.r.o.' },
  ]);
});
