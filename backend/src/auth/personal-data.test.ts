import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, proveAddress } from '../../tests/booking-fixtures';
import type { Claims } from '../database/database';
import { hashPassword } from './password';

/** Effect of an erasure on a person's rows. */
type Erasure = 'erased' | 'anonymous' | 'kept';

interface Decision {
  /** Keys of `GET /api/auth/user/data` that show them; none with a reason. */
  export: string | { none: string };
  erasure: Erasure;
  /** Reason for keeping data. */
  why?: string;
}

const SECRET = 'A secret that only the person’s own devices or mails hold.';
const COUNTED = 'Deleted within hours; counts calls, tells nothing about a person.';

/** Tables with personal data, and their treatment in exports and erasures. */
const PERSONAL: Readonly<Record<string, Decision>> = {
  auth_person: { export: 'account', erasure: 'anonymous', why: 'An empty account holds past reservations.' },
  user_profile: { export: 'profile', erasure: 'anonymous', why: 'An empty profile holds past reservations.' },
  booking_reservation: { export: 'reservations', erasure: 'anonymous', why: 'The nursery’s books.' },
  booking_ticket: { export: 'reservations', erasure: 'anonymous', why: 'The nursery’s books.' },
  'app_private.reservation_summary': {
    export: { none: 'Made of the reservation and its tickets, which the export shows.' },
    erasure: 'anonymous',
    why: 'The nursery’s books.',
  },
  bank_transaction: { export: 'payments', erasure: 'anonymous', why: 'The nursery’s books.' },
  open_item: { export: 'open_items', erasure: 'anonymous', why: 'The nursery’s books.' },
  payment_order: { export: 'payment_orders', erasure: 'kept', why: 'Which member of staff made it, by the id alone.' },
  tax_document: { export: 'tax_documents', erasure: 'kept', why: 'The law demands issued documents for ten years.' },
  bank_statement: { export: 'statements', erasure: 'kept', why: 'Which member of staff imported it, by the id alone.' },
  accounting_export: {
    export: 'accounting_exports',
    erasure: 'kept',
    why: 'Which member of staff exported documents, by the id alone.',
  },
  event_slot: { export: 'invitations', erasure: 'erased' },
  kejval: { export: 'is_on_invitation_list', erasure: 'erased' },
  shop_order: { export: 'orders', erasure: 'anonymous', why: 'The nursery’s books.' },
  quote: { export: 'quotes', erasure: 'anonymous', why: 'The nursery’s books.' },
  quote_draft: { export: 'quote_drafts', erasure: 'erased' },
  order_note: { export: 'order_notes', erasure: 'erased' },
  static_file: { export: 'files', erasure: 'erased' },
  job_application: { export: 'job_applications', erasure: 'erased' },
  news_comment: { export: 'comments', erasure: 'erased' },
  news_rating: { export: 'ratings', erasure: 'erased' },
  'app_private.photo_upload': { export: 'photos', erasure: 'erased' },
  'app_private.auth_log': {
    export: 'account_events',
    erasure: 'anonymous',
    why: 'Only that an account was erased, by its id; for a year.',
  },
  'app_private.history': {
    export: 'changes',
    erasure: 'anonymous',
    why: 'What a member of staff changed, under an id drawn for it; that a reservation was paid.',
  },
  'app_private.booking_letter': {
    export: { none: 'Letters of the nursery to the people of an event; each reader’s copy is among the mails.' },
    erasure: 'kept',
    why: 'Which member of staff sent a letter, by the id alone.',
  },
  'app_private.slot_waiting': { export: 'waiting', erasure: 'erased' },
  'app_private.cancelled_reservation': {
    export: 'cancelled_reservations',
    erasure: 'anonymous',
    why: 'So that a late payment is recognized.',
  },
  'app_private.cancelled_ticket': {
    export: { none: 'An id by which the door distinguishes a cancelled ticket from an invented one.' },
    erasure: 'kept',
    why: 'Ids of tickets and events alone.',
  },
  'app_private.door_exception': {
    export: { none: 'Notes of staff at the door; of a ticket that the reservations show.' },
    erasure: 'kept',
    why: 'Which member of staff admitted a ticket, by the id alone.',
  },
  'app_private.door_scan': {
    export: { none: 'Scans of staff at the door; of a ticket that the reservations show.' },
    erasure: 'kept',
    why: 'Which member of staff scanned a ticket, by the id alone.',
  },
  'app_private.cookie_consent': {
    export: 'cookie_consents',
    erasure: 'anonymous',
    why: 'Proof of consent, without a name.',
  },
  saved_view: { export: 'saved_views', erasure: 'erased' },
  registration_decision: {
    export: { none: 'Takes effect within a minute, is mailed then and deleted.' },
    erasure: 'erased',
  },
  'app_private.counted_company': { export: 'counted_company', erasure: 'erased' },
  'app_private.credential': { export: { none: SECRET }, erasure: 'erased' },
  'app_private.session': { export: 'sessions', erasure: 'erased' },
  'app_private.nickname': { export: { none: 'Made of the nickname, which the profile shows.' }, erasure: 'erased' },
  'app_private.refresh_token': { export: { none: SECRET }, erasure: 'erased' },
  'app_private.password_reset': { export: { none: SECRET }, erasure: 'erased' },
  'app_private.login_link': { export: { none: SECRET }, erasure: 'erased' },
  'app_private.auth_challenge': { export: { none: SECRET }, erasure: 'erased' },
  'app_private.one_time_code': { export: 'second_factors', erasure: 'erased' },
  'app_private.recovery_code': { export: 'second_factors', erasure: 'erased' },
  'app_private.email_change': { export: 'email_change', erasure: 'erased' },
  'app_private.passkey': { export: 'second_factors', erasure: 'erased' },
  'app_private.passkey_challenge': { export: { none: SECRET }, erasure: 'erased' },
  'app_private.idempotency_key': {
    export: { none: 'Responses of the last day, which the other lists contain.' },
    erasure: 'erased',
  },
  'app_private.rate_limit_hit': { export: { none: COUNTED }, erasure: 'erased' },
  'app_private.mail': { export: 'mails', erasure: 'erased' },
  'app_private.newsletter': {
    export: { none: 'Newsletters that staff wrote for the nursery.' },
    erasure: 'anonymous',
    why: 'The text is the nursery’s; the author is taken out.',
  },
  'app_private.subscriber': { export: 'newsletters', erasure: 'erased' },
  'app_private.subscriber_subscription': { export: 'newsletters', erasure: 'erased' },
  'app_private.subscription_request': { export: 'newsletter_requests', erasure: 'erased' },
};

/** All other tables; with a reason if they look personal. */
const IMPERSONAL: Readonly<Record<string, string>> = {
  booking_event: '', news_item: 'Authors are the nursery’s own.', news_bulletin: '', news_bulletin__news_item: '', news_item__product: '', news_item__booking_event: '',
  photogallery: '', photo_folder: '', photo: '', offer: '', offer_item: '', product: '', product_category: '', product_item: '',
  product_size: '', set_aside_payment: 'Notes on payments that no reservation, and so no person, is known for.', subscription: '', virtual_tour: '', planted_place: '',
  'app_private.fact_set': '', 'app_private.fact_tally': '', 'app_private.plant_card_tally': '', 'app_private.item_set': '', 'app_private.genus': '', 'app_private.plant_card': '', 'app_private.plant_word': '',
  job_position: 'A contact of the nursery, which it publishes.',
  person_card: 'People of the nursery, which it publishes; it takes a card down itself.',
  'app_private.assortment': '', 'app_private.branch': '', 'app_private.search_word': '', 'app_private.product_tally': '',
  'app_private.product_item_tally': '', 'app_private.news_rating_tally': 'Numbers of ratings.',
  'app_private.news_comment_tally': 'Numbers of rows, as the tallies that follow.', 'app_private.news_tally': '',
  'app_private.order_tally': '', 'app_private.person_tally': '', 'app_private.photo_tally': '',
  'app_private.profile_tally': '', 'app_private.reservation_tally': '', 'app_private.signing_key': '', 'app_private.schema_file': '',
  'app_private.deploy_token': 'Names of teams.',
  'app_private.canary_count': 'Numbers of pages.',
  'app_private.failure': 'Recorded without personal data.',
  'app_private.web_vital': 'Numbers of visits.',
  'app_private.company_cache': 'Public facts of the business register, for a day.',
  'app_private.company_register': 'Public facts of the business register.',
  'app_private.reserved_nickname': 'Words that nobody takes as a nickname.',
  'app_private.media_object': 'Keys of files; the files of a person go with static_file.',
  'app_private.media_variant': 'Sizes of pictures.',
  'app_private.mail_attachment': 'Files that staff attaches; they go with their mail.',
  'app_private.one_time_token': 'Tokens of applications.',
  bank_statement_line: 'Lines of statements by number; their movements are in bank_transaction.',
  bank_api: 'Times and results of fetches.',
  'app_private.bank_csv_layout': 'Headings of files of banks.',
  'app_private.seller': 'The nursery’s own company.',
  'app_private.vat_rate': 'Rates by law.',
  'app_private.document_series': 'Numbers of documents.',
}; // oxfmt-ignore

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const query = (sql: string, ...values: unknown[]) => api.database.asOwner<Record<string, unknown>>(sql, values);

async function tables(): Promise<string[]> {
  const rows = await query(
    `select case nspname when 'public' then relname else nspname || '.' || relname end as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'app_private') and relkind in ('r', 'p') order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

const NAME = 'Božena Jedinečná';
const GUEST = 'Host Jedinečný';

/** A member of staff with rows in every table that can hold personal data. */
async function everywhere(): Promise<Claims> {
  const person = await makePerson(api.database, { ico: '27082440', acl: ['sales'] });
  const { sub, email } = person;
  await query(
    'update user_profile set name = $2, nickname = $3 where id = $1',
    sub,
    NAME,
    `jedinecna-${sub.slice(0, 8)}`,
  );
  await query(
    'insert into app_private.credential (person_id, password_hash) values ($1, $2)',
    sub,
    await hashPassword('buk lesni, javor mlec'),
  );
  await proveAddress(api.database, sub);
  await api.call('POST', '/api/auth/login', {
    username: email,
    password: 'buk lesni, javor mlec',
    bucket_id: 'arbora',
    cookie: false,
  });
  await query(
    `insert into app_private.login_link (person_id, token_hash, expires_at)
     values ($1, sha256('a token'), now() + interval '1 day')`,
    sub,
  );
  await query(
    "update kejval set value = jsonb_build_object('invited', $1::text) where item = 'arbora-set-invitation'",
    email,
  );
  await query('insert into registration_decision (person_id, is_approved, due_at) values ($1, true, now())', sub);
  await query(
    `insert into app_private.auth_challenge (person_id, token_hash, expires_at)
     values ($1, sha256('a challenge'), now() + interval '1 minute')`,
    sub,
  );
  await query(
    "insert into app_private.one_time_code (person_id, sealed, confirmed_at) values ($1, 'sealed', now())",
    sub,
  );
  await query(
    `insert into app_private.newsletter (subscription_id, person_id, request_key, list, letter)
     select id, $1, 'issue-0001', '{}', '{}' from subscription limit 1`,
    sub,
  );
  await query("insert into app_private.recovery_code (person_id, code_hash) values ($1, sha256('a code'))", sub);
  await query(
    `insert into app_private.email_change (person_id, new_email, old_token_hash, new_token_hash, session_id, expires_at)
     values ($1, 'jinak@arbora.example', sha256('old'), sha256('new'), gen_random_uuid(), now() + interval '1 day')`,
    sub,
  );
  await query(
    `insert into app_private.passkey (person_id, credential_id, public_key, name, is_synced)
     values ($1, 'a credential', 'a key', 'a phone', false)`,
    sub,
  );
  await query(
    `insert into app_private.passkey_challenge (person_id, challenge_hash, expires_at)
     values ($1, sha256('a challenge'), now() + interval '1 minute')`,
    sub,
  );
  await query(
    "insert into saved_view (profile_id, section, name, params) values ($1, 'manager.content/news', 'Mine', '')",
    sub,
  );
  const wanted = await makeSlot(api.database, { capacity_total: 1 });
  await query(
    'insert into app_private.slot_waiting (event_slot_id, person_id, places) values ($2, $1, 1)',
    sub,
    wanted.id,
  );
  const past = await makeSlot(api.database, { price: 100 });
  const { reservation } = await reserve(api, person, past.id, [GUEST]);
  await query("update booking_event_slot set date_start = now() - interval '1 day' where id = $1", past.id);
  await reserve(api, person, (await makeSlot(api.database, { price: 100 })).id, [GUEST]);
  const cancelled = await reserve(api, person, (await makeSlot(api.database)).id, [GUEST]);
  await api.call(
    'DELETE',
    '/api/backend/booking_reservation',
    { id: cancelled.reservation.id },
    {
      token: await api.tokenFor(person),
    },
  );
  await query(
    `insert into app_private.door_exception (ticket_id, fault, note, made_by)
     select id, 'other_day', $2, $1 from booking_ticket where reservation_id = $3`,
    sub,
    NAME,
    reservation.id,
  );
  await query(
    `insert into app_private.door_scan (key, ticket_id, scanned_at, made_by)
     select gen_random_uuid(), id, now(), $1 from booking_ticket where reservation_id = $2`,
    sub,
    reservation.id,
  );
  await query(
    `insert into app_private.booking_letter (event_id, payment, with_guests, with_waiting, texts, recipients, sent_by)
     select event_id, 'all', true, true, '{"cs": {"subject": "Změna", "body_html": "<p>Ahoj</p>"}}', 1, $1
     from event_slot limit 1`,
    sub,
  );
  await query('update booking_ticket set custom_email = $2 where reservation_id = $1', reservation.id, email);
  await query(
    'update booking_ticket set custom_email = null, name_on_ticket = $2 where reservation_id = $1',
    reservation.id,
    NAME,
  );
  const others = await reserve(api, await makePerson(api.database), (await makeSlot(api.database)).id, ['Jan']);
  await query('update booking_ticket set custom_email = $2 where reservation_id = $1', others.reservation.id, email);
  await query(
    "update booking_ticket set custom_email = null, name_on_ticket = 'Petr' where reservation_id = $1",
    others.reservation.id,
  );
  const invited = await makeSlot(api.database, { whitelist: [email] });
  await query("update event_slot set whitelist = '{other@example.org}' where id = $1", invited.id);
  await makeSlot(api.database, { whitelist: [email, 'other@example.org'] });
  await makeSlot(api.database, { whitelist: [email] });
  await query(
    `with statement as (
       insert into bank_statement (checksum, format, lines, imported_by) values (md5($1) || md5($1), 'csv', 1, $1::uuid) returning id
     )
     insert into bank_transaction
       (statement_id, line, account, transaction_id, amount, currency, booked_on, vs, outcome, reservation_id, counter_name, message)
     select id, 1, '1', $1, 100, 'CZK', current_date, '7', 'paid', $2, $3, $3 from statement`,
    sub,
    reservation.id,
    NAME,
  );
  await query(
    `with payment_order as (
       insert into payment_order (currency, total, items, due_on, created_by) values ('CZK', 100, 1, current_date, $1) returning id
     )
     insert into open_item
       (reason, reservation_id, person_id, amount, state, account, holder, note, order_id, decided_by, decided_at)
     select 'overpaid', $2, $1, 100, 'refunded', 'CZ6508000000192000145399', $3, $3, id, $1, now() from payment_order`,
    sub,
    reservation.id,
    NAME,
  );
  const [issued] = await query(
    `insert into tax_document
       (kind, year, number, issued_on, supplied_on, seller, buyer, lines, rates, total, reservation_id, person_id)
     values ('payment', 2026, floor(random() * 1e9), current_date, current_date, '{}', jsonb_build_object('name', $3::text),
       '[]', '[]', 100, $2, $1) returning id`,
    sub,
    reservation.id,
    NAME,
  );
  expect(issued).toBeDefined();
  await query(
    `insert into accounting_export
       (date_from, date_to, format, documents, brand, is_period_over, sha256, byte_size, created_by)
     values (current_date, current_date, 'journal', array[$2::uuid], '{}', false, repeat('0', 64), 1, $1)`,
    sub,
    issued!['id'],
  );
  await query(
    `insert into shop_order (profile_id, basket, center, order_code)
     values ($1, $2, 'Obříství', 'P' || (10000000 + floor(random() * 89999999))::text)`,
    sub,
    { items: [], note: `Volejte ${NAME}`, files: [{ id: crypto.randomUUID(), name: `${NAME}.pdf` }] },
  );
  await query(
    `insert into quote_draft (inquiry_id, items, country, vat, note)
     select id, '[]', 'CZ', 'included', $2 from shop_order where profile_id = $1 limit 1`,
    sub,
    NAME,
  );
  await query(
    'insert into order_note (order_id, note) select id, $2 from shop_order where profile_id = $1 limit 1',
    sub,
    NAME,
  );
  await query(
    `insert into quote (inquiry_id, profile_id, number, items, country, vat, valid_until, word)
     select id, profile_id, 1, '[]', 'CZ', 'included', current_date, $2 from shop_order where profile_id = $1 limit 1`,
    person.sub,
    NAME,
  );
  await query(
    `with object as (
       insert into app_private.media_object (key, kind, byte_size)
       select replace(gen_random_uuid()::text, '-', ''), kind, 10 from unnest('{file,image}'::text[]) kind returning key, kind
     ), file as (
       insert into static_file (bucket, owner_id, key, name, content_type, byte_size, sha256)
       select 'basket', $1::uuid, key, $2 || '.pdf', 'application/pdf', 10, md5($2) || md5($2) from object where kind = 'file'
     ), picture as (
       insert into photo (key, content_type, width, height, byte_size, sha256)
       select key, 'image/webp', 10, 10, 10, md5(key) || md5(key) from object where kind = 'image' returning id
     )
     insert into app_private.photo_upload (photo_id, person_id) select id, $1::uuid from picture`,
    sub,
    NAME,
  );
  await query(
    `with object as (
       insert into app_private.media_object (key, kind, byte_size) values (md5($1), 'file', 10) returning key
     )
     insert into job_application (name, email, locale, key, file_name, content_type, byte_size)
     select $2, $1, 'cs', key, $2 || '.pdf', 'application/pdf', 10 from object`,
    email,
    NAME,
  );
  await query("insert into news_comment (news_id, profile_id, body) select id, $1, 'Díky' from news_item limit 1", sub);
  await query('insert into news_rating (news_id, profile_id) select id, $1 from news_item limit 1', sub);
  await query(
    "insert into app_private.cookie_consent (ip_address, ip_agrees, is_consent_given, host, cookies, user_agent, app, auth_person) values ('10.0.0.1', true, true, 'h', '{}', 'u', 'arbora', $1)",
    sub,
  );
  await query(
    "insert into app_private.password_reset (person_id, ref_hash, expires_at) values ($1, sha256('x'), now() + interval '1 hour')",
    sub,
  );
  await query(
    "insert into app_private.idempotency_key (person_id, operation, key, request_hash) values ($1, 'x', 'key-12345', 'h')",
    sub,
  );
  await query(
    "insert into app_private.rate_limit_hit (scope, key, at) values ('x', $1, now()), ('x', $2, now())",
    sub,
    email,
  );
  await query(
    `select app_private.request_subscriptions($1, array(select id::text from subscription limit 1), $2, 'cs')`,
    email,
    sub,
  );
  await query(
    `insert into app_private.subscriber_subscription (subscriber_id, subscription_id)
     select s.id, l.id from app_private.subscriber s, (select id from subscription limit 1) l where s.email = $1`,
    email,
  );
  await query("update app_private.mail set status = 'sent', sent_at = now() where recipient = $1", email);
  return person;
}

/** Tables with a row that contains one of the words. */
async function traces(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tables()) {
    const [hit] = await query(
      `select from ${name} t where t::text like any ($1) limit 1`,
      words.map((word) => `%${word}%`),
    );
    if (hit) found.push(name);
  }
  return found;
}

const dataOf = async (person: Claims) =>
  (await api.call('GET', '/api/auth/user/data', undefined, { token: await api.tokenFor(person) })).json<
    Record<string, unknown>
  >();

it('every table is classified', async () => {
  const decided = [...Object.keys(PERSONAL), ...Object.keys(IMPERSONAL)];
  expect((await tables()).filter((name) => !decided.includes(name))).toEqual([]);
  expect(decided.filter((name) => decided.indexOf(name) !== decided.lastIndexOf(name))).toEqual([]);
});

it('every table with a column that refers to a person or holds an address is classified as personal', async () => {
  const found = await query(`
    select distinct case nspname when 'public' then relname else nspname || '.' || relname end as name
    from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p')
    join pg_namespace on pg_namespace.oid = relnamespace and nspname in ('public', 'app_private')
    where attnum > 0 and not attisdropped and (
      attname ~ '(^|_)(email|recipient|whitelist|person|person_id|profile_id|account_id|owner_id|actor_id|user_agent|ip_address)$'
      or exists (select from pg_constraint where conrelid = attrelid and contype = 'f' and attnum = any (conkey)
        and confrelid in ('public.user_profile'::regclass, 'public.auth_person'::regclass))
    ) order by 1`);
  const published = ['job_position', 'person_card'];
  expect(
    found.map(({ name }) => String(name)).filter((name) => !(name in PERSONAL) && !published.includes(name)),
  ).toEqual([]);
});

it('an export contains all personal data, and an erasure leaves nothing in tables declared as erased', async () => {
  const person = await everywhere();
  const before = await traces([person.sub, person.email, NAME, GUEST]);
  // They refer to the person only through another row.
  const indirect = ['app_private.refresh_token', 'app_private.cancelled_ticket', 'app_private.subscriber_subscription'];
  expect(before.filter((name) => !(name in PERSONAL))).toEqual([]);
  expect(Object.keys(PERSONAL).filter((name) => !before.includes(name) && !indirect.includes(name))).toEqual([]);

  const data = await dataOf(person);
  for (const [table, { export: shown }] of Object.entries(PERSONAL)) {
    if (typeof shown === 'string') expect([table, shown, data[shown]]).not.toEqual([table, shown, undefined]);
    if (typeof shown === 'string' && Array.isArray(data[shown])) expect([table, data[shown]]).not.toEqual([table, []]);
  }

  const admin = await api.tokenFor('admin@arbora.example');
  expect((await api.call('POST', '/api/auth/user/delete', { id: person.sub }, { token: admin })).statusCode).toBe(204);
  // The cancellation notice is still sent, and deleted like any mail.
  const named = await traces([person.email, NAME, GUEST]);
  expect(named.filter((name) => name !== 'app_private.mail')).toEqual(['tax_document']);
  expect(await query('select distinct kind from app_private.mail where recipient = $1', person.email)).toEqual([
    { kind: 'reservation-cancel' },
  ]);
  const left = await traces([person.sub]);
  expect(left).not.toContain('app_private.history');
  expect(left.filter((name) => PERSONAL[name]?.erasure === 'erased' && name !== 'app_private.mail')).toEqual([]);
}, 60_000);

it('an export does not disclose the origin of actions by staff', async () => {
  const email = 'made-by-staff@example.org';
  const password = 'buk lesni, javor mlec';
  const token = await api.tokenFor('admin@arbora.example');
  const made = await api.call(
    'POST',
    '/api/auth/user/create',
    { email, password },
    { token, from: '10.77.1.1', headers: { 'user-agent': 'Office' } },
  );
  const { id } = made.json<{ id: string }>();
  await api.call(
    'POST',
    '/api/auth/login',
    { username: email, password, bucket_id: 'arbora' },
    { from: '10.77.2.2', headers: { 'user-agent': 'Home' } },
  );
  const { account_events } = await dataOf({ sub: id, email, role: 'arbora_customer' });
  const facts = { request_id: expect.any(String), address: '10.77.2.2', user_agent: 'Home' };
  expect(account_events).toMatchObject([{ event: 'person_created' }, { event: 'login', ...facts }]);
  expect(JSON.stringify(account_events)).not.toMatch(/10\.77\.1\.1|Office/);
});

it('erasing the last invited person does not open a slot to everyone', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { whitelist: [person.email] });
  const admin = await api.tokenFor('admin@arbora.example');
  await api.call('POST', '/api/auth/user/delete', { id: person.sub }, { token: admin });
  const seen = await api.call('GET', `/api/rest/event_slots_customer?id=eq.${slot.id}`);
  expect(seen.json()).toEqual([]);
});
