import { ROLE } from '@arbora/domain';
import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { ADMIN, ANYONE, attempt, CUSTOMER, EDITOR, OTHER_CUSTOMER, SALES } from './attempts';

let db: TestDatabase;
let people = 0;
beforeAll(async () => {
  db = await testDatabase();
  people = (await db.asOwner('select from user_profile')).length;
});
afterAll(() => db.close());

test.each([
  [ANYONE, 'refused'],
  [CUSTOMER, 1],
  [EDITOR, 1],
] as const)('%s sees %s profiles', async (caller, count) => {
  expect(await attempt(db, caller, 'select from user_profile')).toBe(count);
});

test('an admin sees every profile and person', async () => {
  expect(await attempt(db, ADMIN, 'select from user_profile')).toBe(people);
  expect(await attempt(db, ADMIN, 'select from auth_person')).toBe(people);
  expect(await attempt(db, EDITOR, 'select from auth_person')).toBe(1);
});

test('sales sees the own profile and those who reserved, no one else', async () => {
  const seen = (email: string) => attempt(db, SALES, 'select from user_profile where email = $1', [email]);
  expect(await seen(CUSTOMER)).toBe(1);
  expect(await seen(SALES)).toBe(1);
  expect(await seen(OTHER_CUSTOMER)).toBe(0);
});

test.each([
  'nickname',
  'name',
  'phone',
  'ico',
  'dic',
  'company',
  'street',
  'city',
  'zip',
  'locale',
  'country',
  'basket',
])('a customer changes the own %s, not another’s', async (column) => {
  const value = { locale: 'pl', country: 'SK', basket: {} }[column] ?? 'x';
  const sql = `update user_profile set ${column} = $1 where email = $2`;
  expect(await attempt(db, CUSTOMER, sql, [value, CUSTOMER])).toBe(1);
  expect(await attempt(db, CUSTOMER, sql, [value, OTHER_CUSTOMER])).toBe(0);
  expect(await attempt(db, ANYONE, sql, [value, CUSTOMER])).toBe('refused');
});

test.each(['acl', 'email', 'id', 'created_at'])('a customer does not change the own %s', async (column) => {
  expect(await attempt(db, CUSTOMER, `update user_profile set ${column} = ${column}`)).toBe('refused');
});

test('only an admin gives rights', async () => {
  const sql = "update user_profile set acl = '{sales}' where email = $1";
  expect(await attempt(db, ADMIN, sql, [CUSTOMER])).toBe(1);
  expect(await attempt(db, SALES, sql, [SALES])).toBe('refused');
  const roles = "update auth_person set roles = '{arbora_admin}' where email = $1";
  expect(await attempt(db, ADMIN, roles, [CUSTOMER])).toBe(1);
  expect(await attempt(db, SALES, roles, [SALES])).toBe('refused');
});

test('nobody but services makes or deletes accounts', async () => {
  for (const caller of [ANYONE, CUSTOMER, SALES, ADMIN]) {
    expect(await attempt(db, caller, 'delete from user_profile')).toBe('refused');
    expect(await attempt(db, caller, 'delete from auth_person')).toBe('refused');
    expect(await attempt(db, caller, "insert into auth_person (email) values ('new@arbora.example')")).toBe('refused');
  }
});

test.each(['credential', 'session', 'refresh_token', 'signing_key'])('no role reads app_private.%s', async (table) => {
  for (const caller of [ANYONE, CUSTOMER, SALES, ADMIN]) {
    expect(await attempt(db, caller, `select from app_private.${table}`)).toBe('refused');
  }
});

test('nicknames are for those who have an account', async () => {
  const sql = "select from up_nicknames where nickname = 'zahradnik'";
  expect(await attempt(db, OTHER_CUSTOMER, sql)).toBe(1);
  expect(await attempt(db, ANYONE, sql)).toBe('refused');
});

test('an admin who asked for a lesser role has lesser rights', async () => {
  expect(await attempt(db, ADMIN, 'select from user_profile', [], ROLE.customer)).toBe(1);
  expect(await attempt(db, SALES, 'select from booking_ticket', [], ROLE.customer)).toBe(0);
});

test('rights end with the acl and with blocking, not with the token', async () => {
  const all = 'select from booking_ticket';
  expect(await attempt(db, SALES, all)).toBeGreaterThan(0);
  await db.asOwner("update auth_person set is_blocked = true where email = 'sales@arbora.example'");
  expect(await attempt(db, SALES, all, [], ROLE.manager)).toBe(0);
  await db.asOwner("update auth_person set is_blocked = false where email = 'sales@arbora.example'");
  await db.asOwner("update user_profile set acl = '{editor}' where email = 'sales@arbora.example'");
  expect(await attempt(db, SALES, all, [], ROLE.manager)).toBe(0);
  await db.asOwner("update user_profile set acl = '{sales}' where email = 'sales@arbora.example'");
});
