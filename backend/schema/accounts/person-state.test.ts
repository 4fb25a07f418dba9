import { testDatabase, type TestDatabase } from '../../tests/database';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import { ADMIN, CUSTOMER, EDITOR, SALES } from '../../tests/policies/attempts';
import type { Claims } from '../../src/database/database';

const JOBS = 'jobs@arbora.example';
const CALLERS = { customer: CUSTOMER, jobs: JOBS, editor: EDITOR, sales: SALES, admin: ADMIN };
const LETTER = '{"subject": "Jaro", "align": "left", "body_html": "x"}';

/** Statements that insert a row of a person and return its id. */
const rowsOf = (person: string, slot: string, event: string) => ({
  reservation_ticket_list: `insert into booking_reservation (event_slot_id, person_id, places, is_paid)
    values ('${slot}', '${person}', 1, true) returning id`,
  waiting_list: `insert into app_private.slot_waiting (event_slot_id, person_id, places) values ('${slot}', '${person}', 1) returning id`,
  booking_letter_list: `insert into app_private.booking_letter
    (event_id, payment, with_guests, with_waiting, texts, recipients, sent_by)
    values ('${event}', 'all', false, false, '{"cs": ${LETTER}}', 1, '${person}') returning id`,
  cancelled_reservation_list: `insert into app_private.cancelled_reservation
    (id, event_slot_id, person_id, vs, reservation, reason)
    values (gen_random_uuid(), '${slot}', '${person}', '999998', '{}', 'customer') returning id`,
  web_orders: `insert into shop_order (profile_id, basket, center, order_code)
    values ('${person}', '{"items": []}', 'Smržice', 'P' || (10000000 + floor(random() * 89999999))::text) returning id`,
  news_comments_manager: `insert into news_comment (news_id, profile_id, body)
    select id, '${person}', 'Děkuji' from news_item limit 1 returning id`,
  photos_recent: `with object as (
      insert into app_private.media_object (key, kind, byte_size, width) values (repeat('1', 32), 'image', 10, 100) returning key
    ), photo as (
      insert into photo (key, content_type, width, height, byte_size, sha256)
      select key, 'image/jpeg', 100, 80, 10, repeat('1', 64) from object returning id
    )
    insert into app_private.photo_upload (photo_id, person_id) select id, '${person}' from photo returning photo_id as id`,
  mail_list: `insert into app_private.mail (kind, recipient, locale, payload)
    select 'written', email, 'cs', '{"body_html": "x"}' from auth_person where id = '${person}' returning id`,
  newsletter_list: `insert into app_private.newsletter (subscription_id, person_id, request_key, list, letter)
    select id, '${person}', gen_random_uuid()::text, '{"name": "a", "name_en": "b", "name_pl": "c"}', '${LETTER}'
    from subscription limit 1 returning id`,
  auth_events: `insert into app_private.auth_log (event, person_id, email) select 'login', id, email from auth_person
    where id = '${person}' returning id`,
});
type List = keyof ReturnType<typeof rowsOf>;

const SALES_LISTS = ['sales', 'admin'];
const READERS: Record<List, readonly string[]> = {
  reservation_ticket_list: SALES_LISTS,
  waiting_list: SALES_LISTS,
  booking_letter_list: SALES_LISTS,
  cancelled_reservation_list: SALES_LISTS,
  web_orders: SALES_LISTS,
  news_comments_manager: ['editor', 'admin'],
  photos_recent: ['editor', 'sales', 'admin'],
  mail_list: ['admin'],
  newsletter_list: ['admin'],
  auth_events: ['admin'],
};

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

/** A person with a row in a list. */
async function rowOf(list: List, person: Claims): Promise<string> {
  const slot = await makeSlot(db, { startsIn: -1 });
  const [row] = await db.asOwner<{ id: string }>(rowsOf(person.sub, slot.id, slot.event_id)[list]);
  return String(row!.id);
}
/** The state that a caller sees in a row of a list; undefined if the row is not shown. */
async function stateIn(list: string, id: string, caller: string): Promise<string | null | undefined> {
  return db
    .tryAs(caller, async (client) => {
      const { rows } = await client.query<{ person_state: string | null }>(
        `select person_state from ${list} where id::text = $1`,
        [id],
      );
      return rows[0]?.person_state;
    })
    .catch((error: { code?: string }) => {
      if (error.code === '42501') return undefined;
      throw error;
    });
}
const block = (person: Claims) => db.asOwner('update auth_person set is_blocked = true where id = $1', [person.sub]);
const erase = (person: Claims) => db.asOwner('select app_private.erase_person($1, null)', [person.sub]);

describe.each(Object.keys(READERS) as List[])('%s', (list) => {
  it('shows that a person is blocked to those who see the row', async () => {
    const person = await makePerson(db);
    const id = await rowOf(list, person);
    expect(await stateIn(list, id, ADMIN)).toBeNull();
    await block(person);
    const seen: Record<string, unknown> = {};
    for (const [name, email] of Object.entries(CALLERS)) seen[name] = await stateIn(list, id, email);
    expect(seen).toEqual(
      Object.fromEntries(
        Object.keys(CALLERS).map((name) => [name, READERS[list].includes(name) ? 'blocked' : undefined]),
      ),
    );
  });
});

describe('an erased person', () => {
  it('who has a past reservation keeps a blocked account under a placeholder address', async () => {
    const person = await makePerson(db);
    const reservation = await rowOf('reservation_ticket_list', person);
    const cancelled = await rowOf('cancelled_reservation_list', person);
    await erase(person);
    expect(await db.asOwner('select email, is_blocked, state from auth_person where id = $1', [person.sub])).toEqual([
      { email: `erased-${person.sub}@erased.invalid`, is_blocked: true, state: 'erased' },
    ]);
    expect(await stateIn('reservation_ticket_list', reservation, SALES)).toBe('erased');
    expect(await stateIn('cancelled_reservation_list', cancelled, SALES)).toBe('erased');
  });

  it('who has none leaves cancelled reservations and orders without an account', async () => {
    const person = await makePerson(db);
    const cancelled = await rowOf('cancelled_reservation_list', person);
    const order = await rowOf('web_orders', person);
    await erase(person);
    expect(await db.asOwner('select from auth_person where id = $1', [person.sub])).toEqual([]);
    expect(await stateIn('cancelled_reservation_list', cancelled, SALES)).toBe('erased');
    expect(await stateIn('web_orders', order, SALES)).toBe('erased');
  });

  it.each(['reservation_ticket_list', 'cancelled_reservation_list'] as const)(
    'is marked at a payment for a row of %s',
    async (list) => {
      const person = await makePerson(db);
      const reservation = await rowOf(list, person);
      const [payment] = await db.asOwner<{ id: string }>(
        `with statement as (
           insert into bank_statement (checksum, format, lines) values (md5($1::text) || md5($1::text), 'csv', 1) returning id
         )
         insert into bank_transaction
           (statement_id, line, account, transaction_id, amount, currency, booked_on, vs, outcome, reservation_id)
         select id, 1, '1', $1::text, 1, 'CZK', '2026-01-02', '7', 'paid', $1::uuid from statement returning id`,
        [reservation],
      );
      expect(await stateIn('bank_transaction_list', payment!.id, SALES)).toBeNull();
      await block(person);
      expect(await stateIn('bank_transaction_list', payment!.id, SALES)).toBe('blocked');
      await erase(person);
      expect(await stateIn('bank_transaction_list', payment!.id, SALES)).toBe('erased');
    },
  );
});

test('changes in the history show that their author is blocked, to staff of the section and to admins', async () => {
  const author = await makePerson(db, { acl: ['editor'] });
  await db.asRole(author, (client) =>
    client.query("update news_item set perex = 'Nově' where slug = (select min(slug) from news_item)"),
  );
  const [entry] = await db.asOwner<{ id: string }>(
    'select max(id) as id from app_private.history where person_id = $1',
    [author.sub],
  );
  await block(author);
  expect(await stateIn('history_list', entry!.id, EDITOR)).toBe('blocked');
  expect(await stateIn('history_list', entry!.id, SALES)).toBeUndefined();
  expect(await stateIn('audit_list', entry!.id, ADMIN)).toBe('blocked');
});

test('the search marks blocked people, reservations and orders, and the list at the door their tickets', async () => {
  const person = await makePerson(db);
  const slot = await makeSlot(db);
  await db.asOwner(
    `with reservation as (
       insert into booking_reservation (event_slot_id, person_id, places, is_paid) values ($1, $2, 1, true) returning id
     )
     insert into booking_ticket (reservation_id, position, name_on_ticket) select id, 0, 'Host' from reservation`,
    [slot.id, person.sub],
  );
  await rowOf('web_orders', person);
  await block(person);
  const found = await db.tryAs(ADMIN, async (client) => {
    const { rows } = await client.query<{ found: Record<string, object[]> }>('select search_everywhere($1) as found', [
      person.email,
    ]);
    return rows[0]!.found;
  });
  expect(found).toMatchObject({
    people: [{ id: person.sub, state: 'blocked' }],
    reservations: [{ person_state: 'blocked' }],
    orders: [{ person_state: 'blocked' }],
  });
  const list = await db.tryAs(SALES, async (client) => {
    const { rows } = await client.query<{ list: object }>('select app.door_list($1) as list', [slot.event_id]);
    return rows[0]!.list;
  });
  expect(list).toMatchObject({ tickets: [{ name_on_ticket: 'Host', person_state: 'blocked' }] });
});
