import { randomInt, randomUUID } from 'node:crypto';
import { APP_KEY, SUBSCRIPTION_IDS } from '@arbora/domain';
import type { Claims } from '../src/database/database';
import type { TestApp } from './app';
import { reserve } from './booking-client';
import { makePerson, makeSlot, proveAddress } from './booking-fixtures';
import { basketOf, lineOf, makeItem, makeOffer, offered } from './shop-fixtures';

/** A person with every kind of data that a customer can leave, entered through the browsers' calls. */
export interface WellKnownPerson extends Claims {
  password: string;
  /** Texts that identify the person, in any table or log line. */
  words: string[];
  /** Texts that identify the person's guests. */
  guests: string[];
}

const PASSWORD = 'buk lesni, javor mlec';

/** Personal data; each value contains the `mark`, which distinguishes it from other people's. */
function factsOf(mark: string) {
  const name = `Božena Nezapomenutelná ${mark}`;
  const digits = String(randomInt(1_000_000, 9_999_999));
  const company = { ico: icoOf(digits), dic: `CZ${icoOf(digits)}`, company: `Zahrady ${mark} s.r.o.` };
  const address = { street: `Pomněnková ${mark}`, city: `Nezapomnice ${mark}`, zip: '277 43' };
  const companion = randomUUID().slice(0, 8);
  const guest = { name: `Vendelín ${companion}`, email: `vendelin.${companion}@example.org` };
  const phone = `+420 77${digits.slice(0, 1)} ${digits.slice(1, 4)} ${digits.slice(4)}`;
  return {
    mark,
    profile: { name, phone, ...company, ...address },
    invoice: { name, country: 'CZ', ...company, ...address },
    attendees: [{ name }, guest],
    guests: [companion],
    nickname: `pomnenka-${mark}`,
    note: `Zvonek u branky nefunguje ${mark}`,
    file: `plan-zahrady-${mark}`,
    agent: `Prohlížeč ${mark}`,
  };
}
type Facts = ReturnType<typeof factsOf>;

/** A company id with a valid check digit. */
function icoOf(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return `${digits}${(11 - (sum % 11)) % 10}`;
}

export async function wellKnownPerson(api: TestApp): Promise<WellKnownPerson> {
  const facts = factsOf(randomUUID().slice(0, 8));
  const { mark, profile } = facts;
  const local = `bozena.${mark}`;
  const email = `${local}@nezapomnenka.example`;
  const reading = `${local}.cte@nezapomnenka.example`;
  const ok = async (call: ReturnType<TestApp['call']>) => {
    const answer = await call;
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer;
  };
  const key = () => ({ 'idempotency-key': randomUUID() });

  const registered = await ok(
    api.call(
      'POST',
      '/api/backend/profile/create',
      {
        apiKey: APP_KEY,
        email,
        password: PASSWORD,
        ...profile,
        country: 'CZ',
        company_type: 2,
        subscriptions: SUBSCRIPTION_IDS.slice(0, 3),
      },
      { headers: key() },
    ),
  );
  const { id } = registered.json<{ id: string }>();
  const admin = await api.tokenFor('admin@arbora.example');
  await ok(api.call('POST', '/api/backend/registration/approve', { id }, { token: admin }));
  const person: Claims = { sub: id, email, role: 'arbora_customer' };

  const credentials = { username: email, password: 'a wrong one, first', bucket_id: 'arbora', cookie: false };
  const agent = { 'user-agent': facts.agent };
  await api.call('POST', '/api/auth/login', credentials, { headers: agent });
  const login = await ok(
    api.call('POST', '/api/auth/login', { ...credentials, password: PASSWORD }, { headers: agent }),
  );
  const { accessToken: token, refreshToken } = login.json<{ accessToken: string; refreshToken: string }>();
  await ok(api.call('POST', '/api/auth/refresh', { refreshToken }));
  await ok(api.call('POST', '/api/auth/user/reset_mail', { email, bucket_id: 'arbora' }));
  await proveAddress(api.database, id);
  await ok(api.call('PATCH', `/api/rest/user_profile?id=eq.${id}`, { nickname: facts.nickname }, { token }));

  await feedback(api, person, token, key, facts);
  await newsletters(api, person, token, [email, reading, `${local}.ceka@nezapomnenka.example`]);
  await orders(api, person, token, key, facts);
  await reservations(api, person, facts);
  await asGuest(api, person, key, facts);
  await letters(api, email, facts);
  await ok(
    api.call(
      'POST',
      '/api/consent/cookie_consent',
      {
        ip_address: '127.0.0.1',
        is_consent_given: true,
        host: 'arbora.test',
        cookies: 'app_support',
        user_agent: 'Prohlížeč',
        app: 'arbora',
        auth_person: id,
      },
      { token },
    ),
  );
  await makeSlot(api.database, { whitelist: [email, 'other@example.org'] });
  await makeSlot(api.database, { whitelist: [email] });
  await ok(api.call('GET', '/api/auth/user/data', undefined, { token }));
  return {
    ...person,
    password: PASSWORD,
    words: [mark, email, reading, profile.phone, profile.phone.replace(/[+ ]/g, ''), profile.ico],
    guests: facts.guests,
  };
}

type Keys = () => Record<string, string>;

async function feedback(api: TestApp, { sub }: Claims, token: string, key: Keys, { profile }: Facts): Promise<void> {
  const [news] = await api.database.asOwner<{ id: string }>('select id from news_item where is_published limit 1');
  const own = { news_id: news?.id, profile_id: sub };
  const headers = { prefer: 'return=representation', ...key() };
  await api.call('POST', '/api/rest/news_comment', { ...own, body: `Volejte ${profile.phone}` }, { token, headers });
  await api.call('POST', '/api/rest/news_rating', own, { token });
}

/** Requested for three addresses, of which the account had two before; the first two are confirmed. */
async function newsletters(api: TestApp, { sub }: Claims, token: string, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const body = { email: address, subscriptions: SUBSCRIPTION_IDS.slice(0, 2), account_id: sub };
    await api.call('POST', '/api/mailing/public/subscriber-create', body, { token, from: `10.${randomInt(99)}.0.9` });
  }
  await api.database.asOwner(
    `update app_private.subscription_request set account_id = $2
     where subscriber_id in (select id from app_private.subscriber where email = any ($1))`,
    [addresses, sub],
  );
  await api.database.asOwner(
    `with confirmed as (
       update app_private.subscriber set account_id = $2, confirmed_at = now() where email = any ($1) returning id
     )
     insert into app_private.subscriber_subscription (subscriber_id, subscription_id)
     select confirmed.id, l.id from confirmed, (select id from subscription limit 1) l`,
    [addresses.slice(0, 2), sub],
  );
}

async function orders(
  api: TestApp,
  { sub }: Claims,
  token: string,
  key: Keys,
  { note, file: name }: Facts,
): Promise<void> {
  const data = Buffer.from(`%PDF-1.7\n% ${randomUUID()}\n%%EOF\n`).toString('base64');
  const sent = await api.call(
    'POST',
    '/api/media/static',
    { bucket: 'basket', data, type: 'application/pdf', description: `${name}.pdf` },
    { token },
  );
  const file = sent.json<{ id: string; name: string }>();
  const item = await makeItem(api.database);
  const line = await makeOffer(api.database);
  for (const type of ['order', 'inquiry'] as const) {
    const lines = type === 'order' ? [offered(line, 1)] : [{ ...lineOf(item.id, 3), type }];
    const basket = { ...basketOf(...lines), type, note, files: [{ id: file.id, name: file.name }] };
    const body = { profile_id: sub, type, basket };
    const headers = { prefer: 'return=representation', ...key() };
    const answer = await api.call('POST', '/api/rest/web_order', body, { token, headers });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
  await api.database.asOwner(
    `insert into quote (inquiry_id, profile_id, number, state, items, country, vat, valid_until, note, word)
     select id, profile_id, 1, 'returned', '[]', 'CZ', 'included', current_date + 10, $2, $2
     from shop_order where profile_id = $1 and type = 'inquiry'`,
    [sub, note],
  );
  await api.database.asOwner(
    `insert into quote_draft (inquiry_id, items, country, vat, note)
     select id, '[]', 'CZ', 'included', $2 from shop_order where profile_id = $1 and type = 'inquiry'`,
    [sub, note],
  );
  await api.database.asOwner(
    'insert into order_note (order_id, note) select id, $2 from shop_order where profile_id = $1',
    [sub, note],
  );
  const basket = { ...basketOf(lineOf(item.id, 1)), note };
  await api.call('PATCH', `/api/rest/user_profile?id=eq.${sub}`, { basket }, { token });
}

async function book(api: TestApp, person: Claims, slot: { id: string }, { attendees, invoice }: Facts) {
  const token = await api.tokenFor(person);
  const body = { event_slot_id: slot.id, custom_data: { places: attendees, invoice } };
  const made = await api.call('POST', '/api/backend/booking_reservation', body, { token });
  if (made.statusCode !== 201) throw new Error(made.body);
  const { id } = made.json<{ id: string }>();
  return { id, cancel: () => api.call('DELETE', '/api/backend/booking_reservation', { id }, { token }) };
}

/** Own reservations: upcoming, paid and past, cancelled by the person, overdue. */
async function reservations(api: TestApp, person: Claims, facts: Facts): Promise<void> {
  const [coming, past, cancelled, overdue] = await Promise.all(
    Array.from({ length: 4 }, () => makeSlot(api.database, { price: 100 })),
  );
  if (!coming || !past || !cancelled || !overdue) throw new Error('no slots');
  await book(api, person, coming, facts);
  const { id } = await book(api, person, past, facts);
  await api.database.asOwner(
    `with statement as (
       insert into bank_statement (checksum, format, lines) values (md5($1) || md5($1), 'csv', 1) returning id
     )
     insert into bank_transaction
       (statement_id, line, account, transaction_id, amount, currency, booked_on, vs, outcome, reservation_id, counter_account, counter_name, message)
     select id, 1, '1', $1, 200, 'CZK', current_date, '7', 'paid', $1::uuid, '19-123457/0100', $2, $3 from statement`,
    [id, facts.profile.name, `vstupné ${facts.profile.company}`],
  );
  await api.database.asOwner("update event_slot set date_start = now() - interval '1 day' where id = $1", [past.id]);
  await (await book(api, person, cancelled, facts)).cancel();
  const late = await book(api, person, overdue, facts);
  await api.database.asOwner("update booking_reservation set due_at = now() - interval '1 hour' where id = $1", [
    late.id,
  ]);
  await api.database.asService((client) => client.query('select app_private.expire_reservations(100)'));
}

/** As a guest in reservations of another person: upcoming, past, cancelled, and with a returned ticket. */
async function asGuest(api: TestApp, { email }: Claims, key: Keys, { profile }: Facts): Promise<void> {
  const holder = await makePerson(api.database);
  const places = [
    { name: 'Jana Nováková' },
    { name: profile.name, email: email.toUpperCase() },
    { name: 'Karel Novák' },
  ];
  const bookPlain = async (slot: { id: string }) => {
    const token = await api.tokenFor(holder);
    const body = { event_slot_id: slot.id, custom_data: { places, invoice: null } };
    const made = await api.call('POST', '/api/backend/booking_reservation', body, { token, headers: key() });
    if (made.statusCode !== 201) throw new Error(made.body);
    return { token, id: made.json<{ id: string }>().id };
  };
  const [coming, past, cancelled, given] = await Promise.all(
    Array.from({ length: 4 }, () => makeSlot(api.database, { price: 100 })),
  );
  if (!coming || !past || !cancelled || !given) throw new Error('no slots');
  await bookPlain(coming);
  await bookPlain(past);
  await api.database.asOwner("update event_slot set date_start = now() - interval '1 day' where id = $1", [past.id]);
  const gone = await bookPlain(cancelled);
  await api.call('DELETE', '/api/backend/booking_reservation', { id: gone.id }, { token: gone.token });
  const { id, token } = await bookPlain(given);
  const [ticket] = await api.database.asOwner<{ id: string }>(
    'select id from booking_ticket where reservation_id = $1 and custom_email is not null',
    [id],
  );
  await api.call('DELETE', '/api/backend/booking_ticket', { id: ticket?.id }, { token });
  // A holder who is also a guest of another person.
  await reserve(api, holder, (await makeSlot(api.database)).id, ['Jana Nováková']);
}

async function letters(api: TestApp, email: string, { profile: { name } }: Facts): Promise<void> {
  const token = await api.tokenFor('sales@arbora.example');
  const content = Buffer.from(`Faktura pro ${name}`).toString('base64');
  const answer = await api.call(
    'POST',
    '/api/mail',
    {
      mailFrom: 'x@example.org', fromName: 'x', category: 'booking', mailTo: email, templateId: 2, subject: `Pro ${name}`,
      context: { align: 'left', headline: name, body_html: `<p>Dobrý den, ${name}</p>` },
      attachment: [{ filename: 'faktura.txt', content, contentType: 'text/plain' }],
    }, // oxfmt-ignore
    { token },
  );
  if (answer.statusCode !== 202) throw new Error(answer.body);
}
