import { ROLE } from '@arbora/domain';
import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { ADMIN, attempt, CUSTOMER, SALES } from './attempts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('an admin with a token of a lesser role has its rights only', async () => {
  expect(await attempt(db, ADMIN, 'select from user_profile', [], ROLE.customer)).toBe(1);
  expect(await attempt(db, SALES, 'select from booking_ticket', [], ROLE.customer)).toBe(0);
});

test('rights end with the acl and with blocking, even with a valid token', async () => {
  const all = 'select from booking_ticket';
  expect(await attempt(db, SALES, all)).toBeGreaterThan(0);
  await db.asOwner("update auth_person set is_blocked = true where email = 'sales@arbora.example'");
  expect(await attempt(db, SALES, all, [], ROLE.manager)).toBe(0);
  await db.asOwner("update auth_person set is_blocked = false where email = 'sales@arbora.example'");
  await db.asOwner("update user_profile set acl = '{editor}' where email = 'sales@arbora.example'");
  expect(await attempt(db, SALES, all, [], ROLE.manager)).toBe(0);
  await db.asOwner("update user_profile set acl = '{sales}' where email = 'sales@arbora.example'");
});

test('a blocked person cannot change their profile, even with a valid token', async () => {
  const rename = "update user_profile set name = 'Kdosi' where id = app.person_id()";
  expect(await attempt(db, CUSTOMER, rename)).toBe(1);
  await db.asOwner('update auth_person set is_blocked = true where email = $1', [CUSTOMER]);
  expect(await attempt(db, CUSTOMER, rename)).toBe(0);
  await db.asOwner('update auth_person set is_blocked = false where email = $1', [CUSTOMER]);
});
