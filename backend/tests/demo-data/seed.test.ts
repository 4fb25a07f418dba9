import { bodyHtml, DEMO_ACCOUNTS, pragueTime } from '@arbora/demo-data';
import { DEMO_LOGINS, LOCALES, PAYMENT_OUTCOMES } from '@arbora/domain';
import sanitizeHtml from 'sanitize-html';
import { seedDemo } from '../../src/demo/seed-demo';
import { testDatabase } from '../database';
import type { TestDatabase } from '../database';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('seeding records no history, and later changes are recorded', async () => {
  const [off] = await db.asOwner<{ n: number }>("select count(*)::int as n from pg_trigger where tgenabled <> 'O'");
  expect(off?.n).toBe(0);
  expect(await db.asOwner('select from app_private.history')).toHaveLength(0);
});

test('a seeded database is not seeded again', async () => {
  await db.asOwner("delete from news_item where locale = 'en'");
  expect(await seedDemo(db.ownerConnection, { origin: 'http://arbora.test' })).toBe(false);
  expect(await db.asOwner("select from news_item where locale = 'en'")).toHaveLength(0);
});

test('the printed accounts exist', () => {
  expect(DEMO_ACCOUNTS.map(({ email }) => email)).toEqual(DEMO_LOGINS.map(({ email }) => email));
});

test('there are upcoming events of every kind, whose taken seats match their reservations', async () => {
  const [counts] = await db.asOwner<Record<string, number>>(`
    select
      (select count(*)::int from booking_event where date_start > now()) as coming,
      (select count(*)::int from booking_event where date_start < now()) as past,
      (select count(*)::int from booking_event_slot where whitelist <> '{}') as whitelisted,
      (select count(*)::int from booking_event_slot where capacity_by_ico) as by_ico,
      (select count(*)::int from booking_reservation r where places <>
        (select count(*) from booking_ticket t where t.reservation_id = r.id)) as wrong,
      (select count(*)::int from booking_reservation where not is_paid and due_at is null and places > 0) as unpaid_without_date,
      (select count(*)::int from booking_reservation where created_at > now()) as from_the_future`);
  expect(counts).toEqual({
    coming: 8,
    past: 3,
    whitelisted: 1,
    by_ico: 2,
    wrong: 0,
    unpaid_without_date: 0,
    from_the_future: 0,
  });
});

test('bookings cover every case: cancelled, revived, empty, and a statement with every outcome', async () => {
  const [traces] = await db.asOwner<Record<string, number>>(`
    select
      (select count(*)::int from booking_reservation where places = 0) as empty,
      (select count(distinct reason)::int from app_private.cancelled_reservation) as reasons,
      (select count(*)::int from bank_transaction t join booking_reservation r on r.id = t.reservation_id
        where t.outcome = 'revived' and r.is_paid) as revived,
      (select count(distinct outcome)::int from bank_transaction) as outcomes`);
  // `pending` is the outcome of an interrupted import.
  const outcomes = PAYMENT_OUTCOMES.length - 1;
  expect(traces).toMatchObject({ empty: 1, reasons: 3, revived: 1, outcomes });
  const wrong = await db.asOwner(`
    select t.line from bank_transaction t
    left join booking_reservation r on r.id = t.reservation_id
    left join app_private.cancelled_reservation c on c.id = t.reservation_id
    left join event_slot s on s.id = coalesce(r.event_slot_id, c.event_slot_id)
    left join booking_event e on e.id = s.event_id
    where t.reservation_id is not null
      and t.vs is distinct from coalesce(app.variable_symbol(e.mask_vs, r.vs), c.variable_symbol)`);
  expect(wrong).toEqual([]);
});

test('the assortment is large enough for paging and searching', async () => {
  const [counts] = await db.asOwner<{ taxa: number; items: number }>(
    'select count(distinct product_id)::int as taxa, count(*)::int as items from katalog_items',
  );
  expect(counts?.taxa).toBeGreaterThanOrEqual(300);
  expect(counts?.items).toBeGreaterThanOrEqual(1500);
});

test('offers cover plentiful, scarce and no stock, with and without prices; orders are of every kind', async () => {
  const [offers] = await db.asOwner<Record<string, boolean>>(`
    select bool_or(inventory = 0) as sold_out, bool_or(inventory between 1 and 3) as last_pieces,
      bool_or(inventory > 50) as plenty, bool_or(price_sk = 0) as not_in_sk, bool_or(price_pl = 0) as not_in_pl
    from offer_item`);
  expect(offers).toEqual({ sold_out: true, last_pieces: true, plenty: true, not_in_sk: true, not_in_pl: true });
  const kinds = await db.asOwner<{ kind: string }>(
    "select distinct type || case when completed_at is null then ' new' else ' completed' end as kind from shop_order order by 1",
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['inquiry completed', 'inquiry new', 'order completed', 'order new']);
  const wrong = await db.asOwner(
    'select from user_profile where basket is not null and app_private.basket_problem(basket) is not null',
  );
  expect(wrong).toHaveLength(0);
});

test('new order numbers continue after those of the demo data', async () => {
  const [row] = await db.asOwner<{ taken: number }>(
    'select count(*)::int as taken from shop_order where right(order_code, 6)::int > (select last_value from app_private.order_number)',
  );
  expect(row?.taken).toBe(0);
});

test('every published article has a version in another language, and its body is sanitized', async () => {
  const rows = await db.asOwner<{ body: string; locale: string; translation_group: string | null }>(
    "select body, locale, translation_group from news_item where locale = 'cs' and tag = 'news' and is_published",
  );
  expect(rows).toHaveLength(40);
  for (const { body, locale, translation_group } of rows) {
    expect(sanitizeHtml(body)).toBe(body);
    expect(LOCALES).toContain(locale);
    expect(translation_group).not.toBeNull();
  }
});

test('headings, lists and special characters of a demo text become HTML', () => {
  expect(bodyHtml('ab < cd\n## C\n- d\n- e\nf')).toBe(
    '<p>ab &lt; cd</p><h2>C</h2><ul><li>d</li><li>e</li></ul><p>f</p>',
  );
});

test.each([
  ['2026-11-21T12:00:00Z', 0, '2026-11-21T08:00:00.000Z'],
  ['2026-03-28T23:30:00Z', 0, '2026-03-29T07:00:00.000Z'],
  ['2026-11-21T12:00:00Z', 200, '2027-06-09T07:00:00.000Z'],
])('from %s, %i days later, nine o’clock in Prague is computed', (now, days, time) => {
  expect(pragueTime(new Date(now), days, 9)).toBe(time);
});
