import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

test('the capacity of a slot cannot drop below its held seats', async () => {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const slot = await makeSlot(api.database, { capacity_total: 10 });
  await reserve(api, await makePerson(api.database), slot.id, ['A', 'B', 'C']);
  const setSeats = (seats: number) =>
    api.database.asRole(sales, (client) =>
      client.query('update booking_event_slot set capacity_total = $2 where id = $1', [slot.id, seats]),
    );
  await expect(setSeats(2)).rejects.toMatchObject({
    code: 'P0001',
    message: 'booking.capacity_below_used',
    detail: '{"used": 3}',
  });
  await expect(setSeats(3)).resolves.toMatchObject({ rowCount: 1 });
});

test('mask_vs cannot change once a reservation exists', async () => {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const slot = await makeSlot(api.database, { mask_vs: '2026' });
  const setMask = (mask: string) =>
    api.database.asRole(sales, (client) =>
      client.query('update booking_event set mask_vs = $2, title = $3 where id = $1', [
        slot.event_id,
        mask,
        'Nový název',
      ]),
    );
  await expect(setMask('2027')).resolves.toMatchObject({ rowCount: 1 });
  await reserve(api, await makePerson(api.database), slot.id, ['A']);
  await expect(setMask('2028')).rejects.toMatchObject({ message: 'booking.mask_vs_fixed' });
  await expect(setMask('2027')).resolves.toMatchObject({ rowCount: 1 });
});

test('a change of mask_vs waits for a concurrent reservation and is then refused', async () => {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database);
  let change: Promise<unknown> | undefined;
  await api.database.asRole(person, async (client) => {
    await client.query('select app.create_reservation($1, $2, $3)', [
      slot.id,
      { places: [{ name: 'A' }], invoice: null },
      JSON.stringify([{ id: crypto.randomUUID(), name: 'A' }]),
    ]);
    change = api.database.asRole(sales, (other) =>
      other.query("update booking_event set mask_vs = '2031' where id = $1", [slot.event_id]),
    );
    change.catch(() => undefined);
    // Either the change has completed, or it waits for this transaction.
    for (let waits = false; !waits;) {
      const [seen] = await api.database.asOwner<{ waits: boolean }>(
        `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')
           or exists (select from booking_event where id = $1 and mask_vs = '2031') as waits`,
        [slot.event_id],
      );
      waits = seen?.waits ?? false;
    }
  });
  await expect(change).rejects.toMatchObject({ message: 'booking.mask_vs_fixed' });
});

test.each(['arbora_customer', 'arbora_manager', 'arbora_admin'] as const)(
  '%s cannot write reservations or tickets except by the booking functions',
  async (role) => {
    const person = { ...(await makePerson(api.database, { acl: ['admin'] })), role };
    const slot = await makeSlot(api.database);
    const { reservation } = await reserve(api, await makePerson(api.database), slot.id, ['A']);
    for (const statement of [
      `insert into booking_reservation (event_slot_id, person_id, places) values ('${slot.id}', '${person.sub}', 99)`,
      `insert into booking_ticket (reservation_id, name_on_ticket) values ('${reservation.id}', 'X')`,
      `delete from booking_reservation where id = '${reservation.id}'`,
      `delete from booking_ticket where reservation_id = '${reservation.id}'`,
      `update booking_reservation set places = 0`,
      `update booking_reservation set paid_at = now()`,
      `update booking_ticket set checked_at = now()`,
      `select app_private.end_reservation('${reservation.id}', 'staff')`,
      `select app_private.enqueue_mail('x', 'a@b.cz', 'cs', '{}')`,
    ]) {
      await expect(api.database.asRole(person, (client) => client.query(statement))).rejects.toMatchObject({
        code: '42501',
      });
    }
  },
);

test('a ticket cannot get a blank name or one with hidden characters', async () => {
  const person = await makePerson(api.database);
  const { tickets } = await reserve(api, person, (await makeSlot(api.database)).id, ['Eva']);
  const rename = (name: string) =>
    api.database.asRole(person, (client) =>
      client.query('update booking_ticket set name_on_ticket = $2 where id = $1', [tickets[0]?.id, name]),
    );
  for (const name of ['  ', '\u200b', '\u00a0\u3164', 'Eva\u200bMalá', 'Eva\u0007', 'Eva\u202eavE', 'E\u2066va']) {
    await expect(rename(name)).rejects.toMatchObject({ code: '23514' });
  }
  await expect(rename('Žofie Ďurišová – O’Neill 李')).resolves.toMatchObject({ rowCount: 1 });
});

test('values older than the rule they violate do not prevent other changes', async () => {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const person = await makePerson(api.database);
  const { tickets } = await reserve(api, person, (await makeSlot(api.database)).id, ['Eva']);
  await api.database.asOwner('alter table booking_ticket disable trigger user');
  await api.database.asOwner("update booking_ticket set name_on_ticket = E'Eva\\n' where id = $1", [tickets[0]?.id]);
  await api.database.asOwner('alter table booking_ticket enable trigger user');
  await api.database.asOwner('alter table user_profile disable trigger user');
  await api.database.asOwner("update user_profile set name = 'Al' where id = $1", [person.sub]);
  await api.database.asOwner('alter table user_profile enable trigger user');

  const door = await api.call(
    'POST',
    '/api/backend/ticket_check_in',
    { id: tickets[0]?.id, override: { note: 'Agreed by phone' } },
    { token: await api.tokenFor(sales) },
  );
  expect([door.statusCode, door.json()]).toMatchObject([200, { state: 'used' }]);
  const token = await api.tokenFor(person);
  const save = (body: object) => api.call('PATCH', `/api/rest/user_profile?id=eq.${person.sub}`, body, { token });
  expect((await save({ basket: { type: 'inquiry', items: [] } })).statusCode).toBe(204);
  expect((await save({ name: 'Al', phone: '777 000 111' })).statusCode).toBe(204);
  expect((await save({ name: 'Bo' })).json()).toMatchObject({
    code: '23514',
    message: 'new row for relation "user_profile" violates check constraint "user_profile_name_long_enough"',
  });
});

test('no table has a constraint that was not validated', async () => {
  expect(await api.database.asOwner('select conname from pg_constraint where not convalidated')).toEqual([]);
});

test('a guest’s e-mail must be a valid address, and no mail is queued for an invalid one', async () => {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const slot = await makeSlot(api.database);
  const { reservation } = await reserve(api, await makePerson(api.database), slot.id, ['Eva']);
  const token = await api.tokenFor(sales);
  const write = async (custom_email: string | null) => {
    const url = `/api/rest/booking_ticket?reservation_id=eq.${reservation.id}`;
    const answer = await api.call(
      'PATCH',
      url,
      { custom_email },
      { token, headers: { prefer: 'return=representation' } },
    );
    const body = answer.json<{ code: string } & [{ custom_email: string | null }]>();
    return answer.statusCode === 200 ? body[0].custom_email : body.code;
  };
  const queued = () => api.database.asOwner('select recipient from app_private.mail where recipient ~* $1', ['evil']);
  for (const email of ['Evil <evil@b.cz>\r\nBcc: x@y.cz', 'evil', 'evil@b.cz\nx', 'evil@', '@evil', 'evil@b@c.cz']) {
    expect([email, await write(email)]).toEqual([email, '23514']);
  }
  expect(await queued()).toEqual([]);
  expect(await write('  Host@Example.ORG ')).toBe('host@example.org');
  expect(await write('')).toBeNull();
});

test('a whitelist that is null or has invalid entries is refused, so it never becomes empty by mistake', async () => {
  const token = await api.tokenFor(await makePerson(api.database, { acl: ['sales'] }));
  const slot = await makeSlot(api.database, { whitelist: ['host@example.org'] });
  const write = async (body: object) => {
    const url = `/api/rest/booking_event_slot?id=eq.${slot.id}`;
    const answer = await api.call('PATCH', url, body, { token, headers: { prefer: 'return=representation' } });
    const answered = answer.json<{ message: string; details: string } & [{ whitelist: string[] }]>();
    return answer.statusCode === 200 ? answered[0].whitelist : [answered.message, answered.details];
  };
  const invalid = (field: string) => ['request.invalid', `{"fields":{"whitelist":"${field}"}}`];
  expect(await write({ whitelist: null })).toEqual(invalid('required'));
  for (const list of [[' '], ['', 'a@b.cz'], ['no-at-sign'], ['a@b.cz', null]]) {
    expect([list, await write({ whitelist: list })]).toEqual([list, invalid('email')]);
  }
  expect(await write({ whitelist: [' Eva@Example.org ', 'eva@example.org'] })).toEqual(['eva@example.org']);
  expect(await write({ whitelist: [] })).toEqual([]);
});

test('custom_data of the wrong shape or too large is refused', async () => {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  // With a price, so that it is unpaid: invoice data of a paid reservation cannot change.
  const slot = await makeSlot(api.database, { price: 100 });
  const { reservation } = await reserve(api, await makePerson(api.database), slot.id, ['Eva']);
  const write = (data: object) =>
    api.database.asRole(sales, (client) =>
      client.query('update booking_reservation set custom_data = $2 where id = $1', [reservation.id, data]),
    );
  for (const data of [
    { places: {} },
    { places: null },
    { invoice: [] },
    { invoice: 'x' },
    { invoice: { name: 123 } },
    { places: ['Eva'] },
    { places: [{ name: { cs: 'Eva' } }] },
    { note: 'x'.repeat(50_000) },
  ]) {
    await expect(write(data)).rejects.toMatchObject({ code: '23514' });
  }
  for (const data of [{}, { places: [], invoice: null }, { places: [{ name: 'Eva' }], invoice: { ico: '' } }]) {
    await expect(write(data)).resolves.toMatchObject({ rowCount: 1 });
  }
});

test('a reservation accepts as many attendees, with names as long, as the form allows', async () => {
  const slot = await makeSlot(api.database, { capacity_total: 100 });
  const body = reservationBody(slot.id, []);
  body.custom_data.places = Array.from({ length: 100 }, (_, index) => ({
    name: `Ž${index}`.padEnd(120, 'ž'),
    email: `${'e'.repeat(240)}${index}@b.cz`,
  }));
  const answer = await api.call('POST', '/api/backend/booking_reservation', body, {
    token: await api.tokenFor(await makePerson(api.database)),
  });
  expect(answer.statusCode).toBe(201);
});
