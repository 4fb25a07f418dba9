import type { GlobalSearchResult } from '@arbora/domain';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { ADMIN, CUSTOMER, EDITOR, SALES } from '../../tests/policies/attempts';

const JOBS = 'jobs@arbora.example';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

const search = (caller: string, text: string): Promise<GlobalSearchResult> =>
  db.tryAs(caller, async (client) => {
    const { rows } = await client.query<{ found: GlobalSearchResult }>('select search_everywhere($1) as found', [text]);
    return rows[0]!.found;
  });
const kindsOf = (found: GlobalSearchResult): string[] =>
  Object.entries(found)
    .filter(([, rows]) => (rows as unknown[]).length > 0)
    .map(([kind]) => kind)
    .toSorted();

interface Sample {
  id: string;
  ticket: string;
  name: string;
  variable_symbol: string;
  email: string;
  event: string;
}
async function aReservation(): Promise<Sample> {
  const [sample] = await db.asOwner<Sample>(
    `select reservation.id, ticket.id as ticket, ticket.name_on_ticket as name,
       app.variable_symbol(event.mask_vs, reservation.vs) as variable_symbol, profile.email, event.title as event
     from booking_reservation reservation
     join booking_ticket ticket on ticket.reservation_id = reservation.id
     join event_slot slot on slot.id = reservation.event_slot_id
     join booking_event event on event.id = slot.event_id
     join user_profile profile on profile.id = reservation.person_id
     order by reservation.id limit 1`,
  );
  return sample!;
}

test('a reservation is found by its variable symbol, for sales staff and admins only', async () => {
  const { id, variable_symbol } = await aReservation();
  for (const caller of [SALES, ADMIN]) {
    expect((await search(caller, variable_symbol)).reservations.map((row) => row.id)).toEqual([id]);
  }
  expect(kindsOf(await search(EDITOR, variable_symbol))).toEqual([]);
});

test('a ticket is found by its id and by the name on it, without accents', async () => {
  const { ticket, name } = await aReservation();
  expect((await search(SALES, ticket)).tickets.map(({ id }) => id)).toEqual([ticket]);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = await search(SALES, plain);
  expect(found.tickets.map((row) => row.name_on_ticket)).toContain(name);
});

test('names are found by their words in any order', async () => {
  const { name } = await aReservation();
  const reversed = name.split(' ').toReversed().join(' ');
  expect((await search(SALES, reversed)).tickets.map((row) => row.name_on_ticket)).toContain(name);
  const people = (text: string) => search(ADMIN, text).then((found) => found.people.map((row) => row.name));
  expect(await people('zahradnik karel')).toEqual(['Karel Zahradník']);
  expect(await people('Karel  zahrady arbora.example')).toEqual(['Karel Zahradník']);
  expect(await people('zahradnik xkarel')).toEqual([]);
  expect((await search(SALES, '%')).reservations).toEqual([]);
});

test('sales staff find events, plants, orders and inquiries', async () => {
  const { event } = await aReservation();
  expect((await search(SALES, event)).events.map(({ title }) => title)).toContain(event);
  expect((await search(SALES, 'acer platanoides')).plants.map(({ name }) => name)).toContainEqual(
    expect.stringContaining('Acer platanoides'),
  );
  for (const type of ['order', 'inquiry'] as const) {
    const [row] = await db.asOwner<{ order_code: string; name: string }>(
      `select order_code, person.name from shop_order join user_profile person on person.id = profile_id
       where type = $1 and person.name is not null limit 1`,
      [type],
    );
    expect((await search(SALES, row!.order_code.toLowerCase())).orders).toMatchObject([
      { order_code: row!.order_code, type },
    ]);
    expect((await search(SALES, row!.name)).orders.map(({ person_name }) => person_name)).toContain(row!.name);
  }
});

test('only admins find people; editors and admins find articles', async () => {
  expect((await search(ADMIN, CUSTOMER)).people.map(({ email }) => email)).toEqual([CUSTOMER]);
  for (const caller of [SALES, EDITOR]) expect((await search(caller, CUSTOMER)).people).toEqual([]);
  const [draft] = await db.asOwner<{ id: string }>(
    `insert into news_item (slug, title, locale) values ('koncept-o-hledani', 'Koncept o hledání', 'cs') returning id`,
  );
  for (const caller of [EDITOR, ADMIN]) {
    expect((await search(caller, 'koncept o hledání')).articles.map(({ id }) => id)).toEqual([draft!.id]);
  }
  expect((await search(SALES, 'koncept o hledání')).articles).toEqual([]);
});

test('at most five rows of a kind are found, and none for a single character', async () => {
  const found = await search(ADMIN, 'ar');
  expect(Math.max(...Object.values(found).map((rows: unknown[]) => rows.length))).toBe(5);
  for (const text of ['', 'a', ' a ']) expect(kindsOf(await search(ADMIN, text))).toEqual([]);
});

test('wildcards are matched literally', async () => {
  for (const text of ['%%', '__', '\\\\']) expect(kindsOf(await search(ADMIN, text))).toEqual([]);
});

test('customers cannot use the search', async () => {
  await expect(search(CUSTOMER, 'jaro')).rejects.toMatchObject({ code: '42501' });
});

test('people and articles are found without their accents', async () => {
  await db.asOwner("update user_profile set company = 'Školka Příliš Žluťoučká' where id = (select id from auth_person where email = $1)", [CUSTOMER]); // oxfmt-ignore
  expect((await search(ADMIN, 'skolka prilis')).people.map(({ email }) => email)).toEqual([CUSTOMER]);
  await db.asOwner("insert into news_item (slug, title, locale) values ('rez', 'Řez žlutých růží', 'cs')");
  expect((await search(EDITOR, 'rez zlutych')).articles.map(({ title }) => title)).toEqual(['Řez žlutých růží']);
});

test('editors find issues by number or title; recruiters and sales staff find positions', async () => {
  await db.asOwner("insert into news_bulletin (issue_number, title) values (9001, 'Šípková vůně')");
  for (const text of ['9001', 'sipkova']) {
    expect((await search(EDITOR, text)).bulletins).toMatchObject([{ issue_number: 9001, locale: 'cs' }]);
  }
  expect((await search(SALES, '9001')).bulletins).toEqual([]);
  await db.asOwner("insert into job_position (title) values ('Řezbář živých plotů')");
  for (const caller of [JOBS, SALES, ADMIN]) {
    expect((await search(caller, 'rezbar')).jobs.map(({ title }) => title)).toEqual(['Řezbář živých plotů']);
  }
  expect((await search(EDITOR, 'rezbar')).jobs).toEqual([]);
});

test('titles are found by the beginnings of their words', async () => {
  const titles = (text: string) => search(SALES, text).then((found) => found.events.map(({ title }) => title));
  expect(await titles('vencu')).toContain('Vázání adventních věnců');
  expect(await titles('wienc vaz')).toContain('Vázání adventních věnců');
  // Within the Polish title, Wyplatanie wieńców.
  expect(await titles('platan')).toEqual([]);
});

test('a phone number in any notation finds the person, and the orders and reservations', async () => {
  const [customer] = await db.asOwner<{ id: string; orders: string[]; reservations: string[] }>(
    `update user_profile set phone = '+420 777 123 456' where email = $1 returning id,
       array(select id from shop_order where profile_id = user_profile.id) as orders,
       array(select id from booking_reservation where person_id = user_profile.id) as reservations`,
    [CUSTOMER],
  );
  for (const text of ['777123456', '777 123 456', '+420777123456', '00420 777 123 456', '777-123-456']) {
    const found = await search(ADMIN, text);
    expect(found.people).toMatchObject([{ email: CUSTOMER, phone: '+420 777 123 456' }]);
    expect(found.orders.length).toBe(Math.min(customer!.orders.length, 5));
    expect(customer!.orders).toEqual(expect.arrayContaining(found.orders.map(({ id }) => id)));
    expect(found.reservations.length).toBe(Math.min(customer!.reservations.length, 5));
    expect(customer!.reservations).toEqual(expect.arrayContaining(found.reservations.map(({ id }) => id)));
  }
  expect(customer!.orders.length * customer!.reservations.length).toBeGreaterThan(0);
  expect((await search(ADMIN, '777 123 457')).people).toEqual([]);
});
