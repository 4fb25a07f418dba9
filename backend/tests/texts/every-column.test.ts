import { givenTextFault } from '@arbora/domain';
import { testDatabase, type TestDatabase } from '../database';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

/** Text columns that customers write through a route rather than a grant. */
const THROUGH_ROUTES = ['booking_reservation.custom_data', 'booking_ticket.custom_company', 'booking_ticket.custom_email', 'booking_ticket.ico', 'static_file.name']; // oxfmt-ignore

/** Customer-writable columns excluded from the text rule, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'user_profile.country': 'one of a fixed list',
  'user_profile.locale': 'one of a fixed list',
  'web_order.type': 'one of a fixed list',
  'web_order.center': 'the name of a branch, looked up',
  'user_profile.basket': 'judged by basket_problem, see below',
  'web_order.basket': 'judged by basket_problem, see below',
};

const HIDDEN = ['a\u200bb', 'a\u00adb', 'a\u202eb', 'a\u0007b', 'a\u3164b'];

async function writable(): Promise<string[]> {
  const rows = await db.asOwner<{ name: string }>(`
    select distinct relname || '.' || attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid,
      unnest('{arbora_anon,arbora_registration,arbora_jobs,arbora_customer}'::text[]) role
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
      and atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
      and (has_column_privilege(role, attrelid, attnum, 'insert') or has_column_privilege(role, attrelid, attnum, 'update'))
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Condition that selects a row of each table, as the owner. */
const ROW: Readonly<Record<string, string>> = {
  user_profile: "email = 'customer@arbora.example'",
  news_comment: 'id = (select min(id::text)::uuid from news_comment)',
  booking_ticket: 'id = (select min(id::text)::uuid from booking_ticket)',
  booking_reservation: 'id = (select min(id::text)::uuid from booking_reservation)',
  static_file: 'id = (select min(id::text)::uuid from static_file)',
};

async function write(name: string, value: string): Promise<{ value: unknown }[]> {
  const [table = '', column = ''] = name.split('.');
  return db.asOwner(`update ${table} set ${column} = $1 where ${ROW[table]} returning ${column} as value`, [value]);
}

test('every customer-writable text is covered by the rule, or excluded with a reason', async () => {
  await db.asOwner(`insert into app_private.media_object (key, kind, byte_size) values (repeat('a', 32), 'file', 1)`);
  await db.asOwner(
    `insert into static_file (key, bucket, name, content_type, byte_size, sha256, owner_id)
     select repeat('a', 32), 'basket', 'a.pdf', 'application/pdf', 1, repeat('a', 64), id from user_profile where ${ROW.user_profile}`,
  );
  const names = [...(await writable()), ...THROUGH_ROUTES].filter((name) => !(name in EXCEPTIONS));
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) {
    for (const text of HIDDEN) {
      const value = name.endsWith('custom_data') ? JSON.stringify({ places: [{ name: text }] }) : text;
      const given = name.endsWith('custom_email') ? `${text}@guest.example` : value;
      const outcome = await write(name, given).catch((error: { code: string; constraint: string }) => error);
      const isStoredClean = Array.isArray(outcome) && givenTextFault(String(outcome[0]?.value), 'line') === null;
      if (!isStoredClean) {
        expect([name, outcome]).toMatchObject([
          name,
          {
            code: '23514',
            constraint: expect.stringMatching(`^${name.replace('.', '_')}_(text|address|digits)$`) as string,
          },
        ]);
      }
    }
  }
});

test('the excluded columns exist', async () => {
  expect(await writable()).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
});

test.each(['note', 'center'])('the %s of a basket is covered by the rule', async (member) => {
  for (const text of HIDDEN) {
    const basket = JSON.stringify({ [member]: text });
    await expect(write('user_profile.basket', basket)).rejects.toMatchObject({ message: 'shop.basket_invalid' });
    const [row] = await db.asOwner<{ problem: string }>('select app_private.basket_problem($1) as problem', [basket]);
    expect(row?.problem).toBe(member);
  }
});

test('texts are normalized when stored', async () => {
  expect(await write('user_profile.company', '  Zahrada\t s.\u00a0r.\u00a0o.\r\n')).toEqual([
    { value: 'Zahrada s. r. o.' },
  ]);
  expect(await write('user_profile.phone', '\u202a+420 315 000 111\u202c')).toEqual([{ value: '+420 315 000 111' }]);
  expect(await write('booking_ticket.name_on_ticket', 'Jose\u0301\nMalý')).toEqual([{ value: 'José Malý' }]);
  expect(await write('news_comment.body', ' a\r\n\tb ')).toEqual([{ value: 'a\n\tb' }]);
});

test('a row from before the rule accepts other changes, and the same text again', async () => {
  await db.asOwner('alter table user_profile disable trigger user');
  await db.asOwner(`update user_profile set city = 'a\u200bb' where ${ROW.user_profile}`);
  await db.asOwner('alter table user_profile enable trigger user');
  await expect(write('user_profile.street', 'Lipová 1')).resolves.toHaveLength(1);
  await expect(write('user_profile.city', 'a\u200bb')).resolves.toHaveLength(1);
  await expect(write('user_profile.city', 'b\u200bb')).rejects.toMatchObject({ constraint: 'user_profile_city_text' });
});
