import { testApp, TEST_ORIGIN, type TestApp } from '../../tests/app';
import { mailsTo, reserve, ticketsOf } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';
import { readConfig } from '../config';
import { completeReservations } from './complete-reservations.job';

let api: TestApp;
const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: TEST_ORIGIN });
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const run = () => completeReservations.run({ config, database: api.database });

/** A two hours old reservation that holds seats but has no tickets. */
async function halfMade(names: string[]) {
  const person = await makePerson(api.database, { ico: '27082440' });
  const slot = await makeSlot(api.database, { price: 100 });
  const { reservation } = await reserve(api, person, slot.id, names);
  await api.database.asOwner('delete from app_private.mail where recipient = $1', [person.email]);
  await api.database.asOwner(
    `with gone as (delete from booking_ticket where reservation_id = $1)
     update booking_reservation set created_at = created_at - interval '2 hours' where id = $1`,
    [reservation.id],
  );
  return { person, slot, id: reservation.id };
}
const exists = async (id: string) =>
  (await api.database.asOwner('select from booking_reservation where id = $1', [id])).length === 1;

test('a reservation without tickets gets them once, with codes and a mail, even if several instances run the job', async () => {
  const { person, id } = await halfMade(['Eva', 'Jan']);
  await Promise.all([run(), run(), run()]);
  await run();
  const tickets = await ticketsOf(api, person, id);
  expect(tickets.map(({ name_on_ticket, ico }) => [name_on_ticket, ico])).toEqual([
    ['Eva', '27082440'],
    ['Jan', '27082440'],
  ]);
  for (const { qr } of tickets) expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create']);
});

test('its holder may complete it before that, with as many tickets as it has seats', async () => {
  const { person, id } = await halfMade(['Eva', 'Jan']);
  const token = await api.tokenFor(person);
  const send = (...names: string[]) =>
    api.call(
      'POST',
      '/api/backend/booking_tickets',
      names.map((name_on_ticket) => ({ reservation_id: id, name_on_ticket, ico: '25596641' })),
      { token },
    );
  expect((await send('Eva')).statusCode).toBe(400);
  expect((await send('Eva', 'Jan', 'Petr')).statusCode).toBe(400);
  expect((await send('Eva', 'Petr')).statusCode).toBe(200);
  await run();
  const tickets = await ticketsOf(api, person, id);
  // Counted under the company of the profile, whatever the request contains.
  expect(tickets.map(({ name_on_ticket, ico }) => [name_on_ticket, ico])).toEqual([
    ['Eva', '27082440'],
    ['Petr', '27082440'],
  ]);
});

test('a reservation without names is freed, unless a payment was received', async () => {
  const [unknown, paid] = [await halfMade(['Eva']), await halfMade(['Eva'])];
  await api.database.asOwner(`update booking_reservation set custom_data = '{"places": [], "invoice": null}' where id = any ($1)`, [
    [unknown.id, paid.id],
  ]); // oxfmt-ignore
  await api.database.asOwner('update booking_reservation set is_paid = true, paid_at = now() where id = $1', [paid.id]);
  await Promise.all([run(), run()]);
  expect([await exists(unknown.id), await exists(paid.id)]).toEqual([false, true]);
  expect(await mailsTo(api, unknown.person.email)).toEqual(['reservation-cancel']);
});

test('a reservation with refused names is freed, unless it is paid, and does not block others', async () => {
  const [refused, paid, ...others] = await Promise.all([1, 2, 3, 4].map(() => halfMade(['Eva'])));
  const rule = 'trigger booking_reservation_custom_data_text';
  await api.database.asOwner(`alter table booking_reservation disable ${rule}`);
  await api.database.asOwner(
    `update booking_reservation set custom_data = '{"places": [{"name": "Eva\\u0007"}], "invoice": null}' where id = any ($1)`,
    [[refused!.id, paid!.id]],
  );
  await api.database.asOwner(`alter table booking_reservation enable ${rule}`);
  await api.database.asOwner('update booking_reservation set is_paid = true, paid_at = now() where id = $1', [
    paid!.id,
  ]);
  await expect(run()).rejects.toThrow(paid!.id);
  expect([await exists(refused!.id), await exists(paid!.id)]).toEqual([false, true]);
  for (const { person, id } of others) expect(await ticketsOf(api, person, id)).toHaveLength(1);
  await api.database.asOwner('delete from booking_reservation where id = $1', [paid!.id]);
});

test('a recent reservation is left alone', async () => {
  const { id } = await halfMade(['Eva']);
  await api.database.asOwner('update booking_reservation set created_at = now() where id = $1', [id]);
  await run();
  expect(await api.database.asOwner('select from booking_ticket where reservation_id = $1', [id])).toHaveLength(0);
  expect(await exists(id)).toBe(true);
});

test('empty reservations of staff are kept, those of former staff are freed', async () => {
  const [sales, former] = [
    await makePerson(api.database, { acl: ['sales'] }),
    await makePerson(api.database, { acl: ['sales'] }),
  ];
  const slot = await makeSlot(api.database, { price: 100 });
  const ids: string[] = [];
  for (const person of [sales, former]) {
    const made = await api.call('POST', '/api/backend/booking_reservation', reservationBody(slot.id, []), {
      token: await api.tokenFor(person),
    });
    ids.push(made.json<{ id: string }>().id);
  }
  await api.database.asOwner("update booking_reservation set created_at = now() - interval '9 days' where id = any ($1)", [
    ids,
  ]); // oxfmt-ignore
  await api.database.asOwner('update user_profile set acl = default where id = $1', [former.sub]);
  await run();
  expect(await Promise.all(ids.map(exists))).toEqual([true, false]);
});
