import { testDatabase, type TestDatabase } from './database';
import { overlap } from './overlap';
import { EDITOR, SALES } from './policies/attempts';

/*
 * Compares counts and texts kept by triggers with their source after every kind of change.
 */
let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

const COUNTED = `select rating.news_id, count(*)::int as count
  from news_rating rating join news_item item on item.id = rating.news_id
    and item.is_published and coalesce(item.publish_at <= now(), true)
  group by 1 order by 1`;

async function shownRatings(): Promise<unknown[]> {
  return db.tryAs(
    null,
    async (client) => (await client.query('select * from news_rating_counts order by news_id')).rows,
  );
}

test('ratings are counted correctly as people, articles and publication change', async () => {
  const changes = [
    'select 1',
    'delete from news_rating where profile_id in (select profile_id from news_rating order by profile_id limit 1)',
    'insert into news_rating (news_id, profile_id) select news_item.id, profile.id from news_item, user_profile profile on conflict do nothing',
    'update news_item set is_published = not is_published where id in (select id from news_item order by id limit 3)',
    `update news_item set publish_at = now() + interval '1 day' where id in (select news_id from news_rating_counts limit 4)`,
    `update news_item set publish_at = case when slug < 'm' then now() - interval '1 day' end where publish_at > now()`,
    `insert into news_item (slug, title, locale, is_published) values ('nova', 'Nová', 'cs', true)`,
    `insert into news_rating (news_id, profile_id) select id, (select id from user_profile limit 1) from news_item where slug = 'nova'`,
    'delete from news_item where id in (select news_id from news_rating order by news_id limit 1)',
    `delete from news_rating`,
  ];
  for (const sql of changes) {
    await db.asOwner(sql);
    expect(await shownRatings()).toEqual(await db.asOwner(COUNTED));
  }
});

const SUMMARIES = `
  select reservation.id, tickets.count as ticket_count, tickets.checked as checked_count,
    app.searchable(concat_ws(' ', profile.email, profile.name, profile.company, reservation.vs,
      app.variable_symbol(event.mask_vs, reservation.vs), tickets.names)) as search
  from booking_reservation reservation
  join event_slot slot on slot.id = reservation.event_slot_id
  join booking_event event on event.id = slot.event_id
  join user_profile profile on profile.id = reservation.person_id
  cross join lateral (
    select count(*)::int as count, count(*) filter (where is_checked)::int as checked,
      string_agg(name_on_ticket, ' ' order by position, created_at, id) as names
    from booking_ticket where reservation_id = reservation.id
  ) tickets
  order by 1`;

async function shownReservations(): Promise<unknown[]> {
  return db.tryAs(SALES, async (client) => {
    const sql = 'select id, ticket_count, checked_count, search from reservation_ticket_list order by id';
    return (await client.query(sql)).rows;
  });
}

test('the list of reservations shows and finds current tickets, holders and symbols', async () => {
  const changes = [
    'select 1',
    `update booking_ticket set name_on_ticket = 'Žofie Nová' where id in (select id from booking_ticket order by id limit 2)`,
    `update booking_ticket set is_checked = true, checked_at = now() where id in (select id from booking_ticket where not is_checked order by id limit 2)`,
    'delete from booking_ticket where id in (select id from booking_ticket order by id limit 2)',
    `update user_profile set name = 'Žaneta Malá', company = null where id in (select person_id from booking_reservation order by id limit 2)`,
    `update user_profile set company = 'Zahrada s.r.o.' where id in (select person_id from booking_reservation order by id limit 2)`,
    'delete from booking_reservation where id in (select id from booking_reservation order by id limit 1)',
  ];
  for (const sql of changes) {
    await db.asOwner(sql);
    expect(await shownReservations()).toEqual(await db.asOwner(SUMMARIES));
  }
});

test('a ticket and its holder renamed concurrently are both found', async () => {
  const [row] = await db.asOwner<{ id: string; ticket: string; person_id: string }>(`
    select r.id, t.id as ticket, r.person_id from booking_reservation r join booking_ticket t on t.reservation_id = r.id
    order by r.id limit 1`);
  await Promise.all([
    db.asOwner(`update booking_ticket set name_on_ticket = 'Souběžný Lístek' where id = '${row!.ticket}'`),
    db.asOwner(`update user_profile set name = 'Souběžná Osoba' where id = '${row!.person_id}'`),
  ]);
  expect(await shownReservations()).toEqual(await db.asOwner(SUMMARIES));
});

test('a holder renamed while a reservation is made is found by the new name', async () => {
  const [row] = await db.asOwner<{ event_slot_id: string; person_id: string }>(
    `select r.event_slot_id, p.id as person_id from booking_reservation r, user_profile p
     where not exists (select from booking_reservation own where own.person_id = p.id) limit 1`,
  );
  await overlap(
    db,
    (client) =>
      client.query('insert into booking_reservation (event_slot_id, person_id, places) values ($1, $2, 1)', [
        row?.event_slot_id,
        row?.person_id,
      ]),
    (client) => client.query("update user_profile set name = 'Nové Jméno' where id = $1", [row?.person_id]),
  );
  expect(await shownReservations()).toEqual(await db.asOwner(SUMMARIES));
});

test('a role without the right for a list finds nothing in it, whatever the token claims', async () => {
  const numbers = await db.tryAs(EDITOR, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from reservation_ticket_list union all select count(*)::int from web_orders
       union all select count(*)::int from bank_transaction_list union all select count(*)::int from photos_assortment`,
    );
    return rows.map(({ n }) => n);
  });
  expect(numbers).toEqual([0, 0, 0, 0]);
});

test('plants are counted by fact set and item set after every kind of change', async () => {
  const counted =
    'select fact_set, item_set, count(*)::int as plants from app_private.plant_card group by 1, 2 order by 1, 2';
  const kept = `select fact_set, item_set, sum(rows)::int as plants from app_private.plant_card_tally
    group by 1, 2 having sum(rows) <> 0 order by 1, 2`;
  const changes = [
    'select 1',
    `update product set light = '{shade}' where id in (select id from product order by id limit 5)`,
    'update product set is_public = false where id in (select id from product order by id limit 3)',
    'update product_item set web_catalogue = not web_catalogue where id in (select id from product_item order by id limit 9)',
    'delete from product where id in (select product_id from app_private.plant_card order by product_id limit 2)',
  ];
  for (const sql of changes) {
    await db.asOwner(sql);
    expect(await db.asOwner(kept)).toEqual(await db.asOwner(counted));
  }
});
