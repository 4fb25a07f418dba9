import { PRODUCT } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import type { Claims } from '../../src/database/database';
import { hashPassword } from '../../src/auth/password';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const PASSWORD = 'buk lesni, javor mlec';
const own = <Row extends object>(sql: string, ...values: unknown[]) => api.database.asOwner<Row>(sql, values);

interface OwnData {
  account: { is_email_proved: boolean };
  reservations: object[];
  guest_tickets: object[];
  invitations: object[];
  job_applications: object[];
  newsletters: object[];
  mails: object[];
}

/** An approved account to whose address others have sent mails, invitations and reservations. */
async function approved(): Promise<Claims> {
  const person = await makePerson(api.database);
  await own('insert into app_private.credential (person_id, password_hash) values ($1, $2)', person.sub, await hashPassword(PASSWORD)); // oxfmt-ignore
  await reserve(api, person, (await makeSlot(api.database)).id, ['Jana']);
  const others = await reserve(api, await makePerson(api.database), (await makeSlot(api.database)).id, ['Petr']);
  await own(
    'update booking_ticket set custom_email = $2 where reservation_id = $1',
    others.reservation.id,
    person.email,
  );
  await makeSlot(api.database, { whitelist: [person.email] });
  await own(
    `with object as (
       insert into app_private.media_object (key, kind, byte_size) values (md5($1), 'file', 10) returning key
     )
     insert into job_application (name, email, locale, key, file_name, content_type, byte_size)
     select 'Petr', $1, 'cs', key, 'zivotopis.pdf', 'application/pdf', 10 from object`,
    person.email,
  );
  await own(
    `with reader as (
       insert into app_private.subscriber (email, confirmed_at) values ($1, now()) returning id
     )
     insert into app_private.subscriber_subscription (subscriber_id, subscription_id)
     select reader.id, list.id from reader, (select id from subscription limit 1) list`,
    person.email,
  );
  return person;
}

const dataOf = async (person: Claims) =>
  (await api.call('GET', '/api/auth/user/data', undefined, { token: await api.tokenFor(person) })).json<OwnData>();

async function setPasswordByLink({ email }: Claims): Promise<void> {
  await api.call('POST', '/api/auth/user/reset_mail', { email, bucket_id: PRODUCT });
  const [mail] = await own<{ link: string }>(
    "select payload ->> 'link' as link from app_private.mail where kind = 'password-reset' and recipient = $1",
    email,
  );
  const ref = new URL(mail!.link).searchParams.get('ref');
  const answer = await api.call('POST', '/api/auth/user/reset_set', { ref, new_password: PASSWORD });
  expect(answer.statusCode).toBe(204);
}

const BY_ADDRESS = ['guest_tickets', 'invitations', 'job_applications', 'newsletters', 'mails'] as const;

it('the export of an account includes data known by its address once a mailed link has been used', async () => {
  const person = await approved();
  const before = await dataOf(person);
  expect(before.account.is_email_proved).toBe(false);
  expect(before.reservations).toHaveLength(1);
  for (const kind of BY_ADDRESS) expect([kind, before[kind]]).toEqual([kind, []]);

  await setPasswordByLink(person);
  const after = await dataOf(person);
  expect(after.account.is_email_proved).toBe(true);
  for (const kind of BY_ADDRESS) expect([kind, after[kind]]).not.toEqual([kind, []]);
});

it('a mailed link that was not used proves nothing', async () => {
  const person = await approved();
  await api.call('POST', '/api/auth/user/reset_mail', { email: person.email, bucket_id: PRODUCT });
  expect((await dataOf(person)).job_applications).toEqual([]);
});

it.each<[string, (person: Claims) => Promise<unknown>, number]>([
  ['of itself takes along nothing that others said of an unproved address', (one) => eraseOwn(one), 1],
  ['of itself takes it along once the address is proved', (one) => setPasswordByLink(one).then(() => eraseOwn(one)), 0],
  ['by an admin takes it along', eraseAsAdmin, 0],
])('an account that is erased %s', async (_case, erase, left) => {
  const person = await approved();
  await erase(person);
  const count = async (sql: string) => (await own(sql, person.email)).length;
  expect(await count('select from job_application where email = $1')).toBe(left);
  expect(await count('select from booking_ticket where custom_email = $1')).toBe(left);
  expect(await count('select from event_slot where $1 = any (whitelist)')).toBe(left);
  expect(await count('select from app_private.subscriber where email = $1')).toBe(left);
});

async function eraseOwn(person: Claims): Promise<void> {
  const token = await api.tokenFor(person);
  expect((await api.call('DELETE', '/api/auth/user', { password: PASSWORD }, { token })).statusCode).toBe(204);
}

async function eraseAsAdmin({ sub }: Claims): Promise<void> {
  const token = await api.tokenFor('admin@arbora.example');
  expect((await api.call('POST', '/api/auth/user/delete', { id: sub }, { token })).statusCode).toBe(204);
}
