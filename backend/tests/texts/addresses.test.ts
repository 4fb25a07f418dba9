import { emailSchema, isImageUrl, phoneSchema } from '@arbora/domain';
import * as v from 'valibot';
import { toAppError } from '../../src/http/errors';
import { testDatabase, type TestDatabase } from '../database';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

/** Columns that only services write, whose routes validate them with `emailSchema` and `phoneSchema`. */
const VALIDATED_BY_ROUTES = [
  'auth_person.email',
  'user_profile.email',
  'booking_ticket.custom_email',
  'job_application.email',
  'job_application.phone',
  'app_private.email_change.new_email',
  'app_private.subscriber.email',
  'app_private.auth_log.email',
];

const BAD = [
  'javascript:alert(1)',
  'data:text/html,<script>',
  'https://u:p@evil.example/',
  'https://x.example/\u202e',
  'https://x.example/a\u200bb',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'x@y.example?bcc=z@z.example',
  'Jana <x@y.example>',
  '+420 315 000 111;ext=1',
  '"><svg onload=alert(1)>',
  'a\nb',
];

interface Column {
  relation: string;
  name: string;
}

async function columns(): Promise<Column[]> {
  return db.asOwner<Column>(`
    select c.oid::regclass::text as relation, a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace in ('public'::regnamespace, 'app_private'::regnamespace) and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
      and a.attname ~ '(^|_)(link|url|image|photo|e?mail|phone)($|_)' and a.attname !~ '_alt$'
    order by 1, 2`);
}

/** Address of a row in its table. */
async function firstRow(relation: string): Promise<string | undefined> {
  const [row] = await db.asOwner<{ ctid: string }>(`select ctid::text from ${relation} limit 1`);
  return row?.ctid;
}

/** Returns the SQLSTATE with which the database refuses the value. */
async function faultOf(
  relation: string,
  column: string,
  row: string | undefined,
  value: unknown,
): Promise<string | undefined> {
  return db.asOwner(`update ${relation} set ${column} = $1 where ctid = $2::tid`, [value, row]).then(
    () => undefined,
    ({ code }: { code: string }) => code,
  );
}

test('every column for an address, an e-mail or a phone number refuses values of another kind', async () => {
  const found = await columns();
  const names = found.map(({ relation, name }) => `${relation}.${name}`);
  expect(names).toEqual(expect.arrayContaining(VALIDATED_BY_ROUTES));
  const tested = found.filter(({ relation, name }) => !VALIDATED_BY_ROUTES.includes(`${relation}.${name}`));
  expect(tested.length).toBeGreaterThanOrEqual(9);
  for (const { relation, name } of tested) {
    const row = await firstRow(relation);
    expect([relation, row]).toEqual([relation, expect.any(String)]);
    for (const value of BAD) {
      expect([relation, name, value, await faultOf(relation, name, row, value)]).toEqual([
        relation,
        name,
        value,
        '23514',
      ]);
    }
  }
});

test('the columns that routes validate are written by services only', async () => {
  const granted = await db.asOwner<{ name: string }>(
    `select distinct table_name || '.' || column_name as name from information_schema.column_privileges
     where privilege_type in ('INSERT', 'UPDATE') and grantee ~ '^arbora_(anon|registration|jobs|customer|manager|admin)$'
       and table_schema || '.' || table_name || '.' || column_name = any (
         select case when name like 'app_private.%' then name else 'public.' || name end from unnest($1::text[]) as name)`,
    [VALIDATED_BY_ROUTES],
  );
  // Sales correct the address of a ticket's guest, see booking_ticket_custom_email_address.
  expect(granted.map(({ name }) => name).filter((name) => name !== 'booking_ticket.custom_email')).toEqual([]);
});

test.each([
  'x@y.example', 'jana.mala+a@y-z.example', 'a@b', 'a b@y.example', 'x@y.example?bcc=z@z.example', 'x@y..example', 'á@y.example',
  '.a@y.example', 'x@y.example.', 'x@y.e', 'x@-y.example',
])('the database and the forms agree on the e-mail %j', async (value) => {
  const [row] = await db.asOwner('select app.is_email_address($1) as is_one', [value]);
  expect(row).toEqual({ is_one: v.is(emailSchema, value) });
}); // oxfmt-ignore

test.each([
  '+420 315 000 111',
  '(315) 000-111',
  '12345678',
  '1234567890123456',
  '315 000 11a',
  '++420315000111',
  '315000111;1',
])('the database and the forms agree on the phone number %j', async (value) => {
  const [row] = await db.asOwner('select app.is_phone($1) as is_one', [value]);
  expect(row).toEqual({ is_one: v.is(phoneSchema, value) });
});

test.each(['/cdn/a?w=1', '//a', '/', '/a', 'https://x.example/a', "/a'b", '/a b', '/á', '/a[1]~'])(
  'the database and the forms agree on the picture %j',
  async (value) => {
    const [row] = await db.asOwner('select app.is_image_url($1) as is_one', [value]);
    expect(row).toEqual({ is_one: isImageUrl(value) });
  },
);

test('no text that staff write may hide characters', async () => {
  const kept = await db.asOwner<Column & { type: string }>(`
    select k.relation::text as relation, a.attname as name, a.atttypid::regtype::text as type
    from app_private.kept_table k
    join pg_attribute a on a.attrelid = k.relation::regclass and a.attname = any (k.kept)
    where k.is_whole and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype) and a.attgenerated = ''`);
  expect(kept.length).toBeGreaterThan(60);
  const text = 'a\u200bb';
  for (const { relation, name, type } of kept) {
    const row = await firstRow(relation);
    if (row === undefined) continue;
    const value = type === 'jsonb' ? JSON.stringify({ note: text }) : type === 'text[]' ? [text] : text;
    expect([relation, name, await faultOf(relation, name, row, value)]).toEqual([relation, name, expect.any(String)]);
  }
});

test('a hidden character is reported at its field', async () => {
  await expect(db.asOwner("update virtual_tour set title = 'a\u202eb'")).rejects.toMatchObject({
    code: '23514',
    constraint: 'virtual_tour_title_text',
  });
});

test('the quick test of the triggers finds every hidden character', async () => {
  // Planes 0, 1 and 14: the others have ideographs only.
  const missed = await db.asOwner(
    `select to_hex(point) as point
     from (select generate_series(1, 131071) union all select generate_series(917504, 921599)) as points (point),
       (select substring(pg_get_triggerdef(oid) from '~ ''([^'']+)''') as pattern
        from pg_trigger where tgname = 'refuse_hidden_texts' and tgrelid = 'virtual_tour'::regclass) as quick
     where point not between 55296 and 57343
       and app.given_text_fault('a' || chr(point) || 'b', true) = 'hidden_characters' and chr(point) !~ quick.pattern`,
  );
  expect(missed).toEqual([]);
});

test('an invalid phone number of a profile is reported at its field', async () => {
  const error = await db
    .asOwner("update user_profile set phone = 'javascript:alert(1)'")
    .catch((caught: unknown) => caught);
  expect(toAppError(error)).toMatchObject({ code: 'request.invalid', fields: { phone: 'phone' } });
});
