import { testApp, type TestApp } from '../app';
import { makePerson, makeSlot, reservationBody } from '../booking-fixtures';

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

/** Latin names of plants, and names for programs, which are ordered by their characters. */
const BY_CHARACTER = [
  'audit_list.table_name',
  'history_list.table_name',
  'katalog_items.name',
  'katalog_items_full.name',
  'news_item_plants.name',
  'photo_folder.name',
  'photos_assortment.name',
  'photos_recent.folder_name',
  'photos_recent.product_name',
  'photos_unassigned.folder_name',
  'photos_unassigned.product_name',
  'product.name',
  'product_item__offer.name',
  'product_size.name',
];

test('names and titles are ordered by the Czech alphabet', async () => {
  const columns = await site.database.asOwner<{ name: string; collation: string }>(`
    select c.relname || '.' || a.attname as name, co.collname as collation
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_collation co on co.oid = a.attcollation
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
      and a.attname ~ '(^|_)(name|nickname|title|company|city|branch|position|name_cs)$' and a.attname !~ 'file_name$'
    order by 1`);
  expect(columns.length).toBeGreaterThan(40);
  expect(columns.filter(({ collation }) => collation !== 'cs-x-icu').map(({ name }) => name)).toEqual(BY_CHARACTER);
});

const NAMES = ['Cibulka', 'Čermák', 'Dub', 'Hájek', 'Chalupa', 'Ivan', 'Řehoř', 'Šebek', 'Zeman', 'Žák'];
const IN_OTHER_ORDER = NAMES.toSorted();

test('profiles are listed by name as in a Czech dictionary', async () => {
  for (const name of IN_OTHER_ORDER) {
    const { sub } = await makePerson(site.database);
    await site.database.asOwner('update user_profile set name = $2 where id = $1', [sub, `${name} Abecední`]);
  }
  const answer = await site.call(
    'GET',
    '/api/at-rest/user_profile?select=name&search=like.*abecedni*&order=name',
    undefined,
    { token: await site.tokenFor('admin@arbora.example') },
  );
  expect(answer.json<{ name: string }[]>().map(({ name }) => name.split(' ')[0])).toEqual(NAMES);
});

test('guests at the door are listed by name as in a Czech dictionary', async () => {
  const slot = await makeSlot(site.database, { capacity_total: 20 });
  const person = await makePerson(site.database);
  const reserved = await site.call(
    'POST',
    '/api/backend/booking_reservation',
    reservationBody(slot.id, IN_OTHER_ORDER),
    {
      token: await site.tokenFor(person),
    },
  );
  expect(reserved.statusCode).toBe(201);
  const answer = await site.call('GET', `/api/backend/door_list?event_id=${slot.event_id}`, undefined, {
    token: await site.tokenFor('sales@arbora.example'),
  });
  const { tickets } = answer.json<{ tickets: { name_on_ticket: string }[] }>();
  expect(tickets.map(({ name_on_ticket }) => name_on_ticket)).toEqual(NAMES);
});
