import { isImageUrl } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  await site.database.asOwner(
    `insert into quote_draft (inquiry_id, items, country, vat)
     select id, '[]', 'CZ', 'included' from shop_order where type = 'inquiry' limit 1`,
  );
});
afterAll(() => site.close());

/** Primary keys that are not called `id`. */
const KEYS: Readonly<Record<string, string>> = { quote_draft: 'inquiry_id' };
const keyOf = (table: string): string => KEYS[table] ?? 'id';

async function idOf(table: string, condition = 'true'): Promise<string> {
  const [row] = await site.database.asOwner<{ id: string }>(
    `select ${keyOf(table)} as id from ${table} where ${condition} limit 1`,
  );
  return row?.id ?? '';
}

async function change(who: string, table: string, body: object): Promise<string> {
  const token = await site.tokenFor(`${who}@arbora.example`);
  const id = await idOf(table, table === 'user_profile' ? `email = '${who}@arbora.example'` : 'true');
  const answer = await site.call('PATCH', `/api/rest/${table}?${keyOf(table)}=eq.${id}`, body, { token });
  return answer.statusCode === 204 ? 'saved' : answer.json<{ code: string }>().code;
}

const DATES: readonly (readonly [string, string, readonly string[]])[] = [
  ['sales', 'booking_event', ['date_start', 'date_end']],
  ['sales', 'booking_event_slot', ['date_start']],
  ['editor', 'news_item', ['created_at', 'completed_at', 'publish_at']],
  ['editor', 'news_bulletin', ['created_at', 'publish_at']],
  ['editor', 'photogallery', ['created_at']],
  ['admin', 'job_position', ['created_at', 'starts_on', 'closes_on']],
  ['sales', 'offer', ['valid_until']],
  ['sales', 'quote_draft', ['valid_until']],
  ['sales', 'web_order', ['completed_at']],
];
test.each(DATES.flatMap(([who, table, columns]) => columns.map((column) => [table, column, who] as const)))(
  '%s.%s refuses a date that does not exist',
  async (table, column, who) => {
    for (const never of ['infinity', '-infinity', '20260-01-01', '2201-01-02', '1899-12-30']) {
      expect(await change(who, table, { [column]: never })).toBe('23514');
    }
    expect(await change(who, table, { [column]: column === 'date_end' ? '2031-05-01' : '2020-05-01' })).toBe('saved');
  },
);

test('the test covers every date that callers may write', async () => {
  const found = await site.database.asOwner<{ name: string }>(`
    select distinct relname || '.' || attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid, unnest('{arbora_customer,arbora_manager,arbora_admin}'::text[]) role
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
      and atttypid in ('date'::regtype, 'timestamptz'::regtype)
      and (has_column_privilege(role, attrelid, attnum, 'insert') or has_column_privilege(role, attrelid, attnum, 'update'))
      and relname <> 'shop_order'
    order by 1`);
  const tried = DATES.flatMap(([, table, columns]) => columns.map((column) => `${table}.${column}`));
  expect(found.map(({ name }) => name)).toEqual(tried.toSorted());
});

test.each([
  ['sales', 'booking_event_slot', 'price'],
  ['sales', 'product_item__offer', 'price_cz'],
  ['sales', 'product_item__offer', 'price_sk'],
  ['sales', 'product_item__offer', 'price_pl'],
  ['admin', 'job_position', 'pay_from'],
  ['admin', 'job_position', 'pay_to'],
])('an invalid amount is refused: %s, %s.%s', async (who, table, column) => {
  expect(await change(who, table, { [column]: 'NaN' })).toBe('23514');
});

const PICTURES = [
  ['/cdn/abc?w=400', true],
  ['https://cdn.example/a.webp', false],
  ['http://cdn.example', false],
  ['/obrázek.png', false],
  ['/a\u202eb.png', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['data:text/html,<script>', false],
  ['blob:https://arbora.example/1', false],
  ['//elsewhere.example/a.png', false],
  ['/\\elsewhere.example/a.png', false],
  ['https:///a', false],
  ['a.png', false],
  ['/a b.png', false],
  ['/a"onerror="alert(1)', false],
  ['', false],
  [`/${'a'.repeat(499)}`, true],
  [`/${'a'.repeat(500)}`, false],
] as const;
test.each(PICTURES)('%j is accepted as the address of a picture: %j', async (address, isOne) => {
  expect(isImageUrl(address)).toBe(isOne);
  for (const [who, table, column] of [
    ['sales', 'booking_event', 'hero_image'],
    ['sales', 'offer', 'hero_image'],
    ['sales', 'product', 'photo'],
    ['editor', 'news_item', 'hero_image'],
    ['admin', 'person_card', 'photo'],
  ] as const) {
    expect([table, await change(who, table, { [column]: address })]).toEqual([table, isOne ? 'saved' : '23514']);
  }
  const answer = await site.call(
    'PATCH',
    '/api/at-rest/kejval?item=eq.arbora-www',
    { value: { bulletin_image: address } },
    { token: await site.tokenFor('admin@arbora.example') },
  );
  expect(answer.statusCode).toBe(isOne ? 204 : 400);
});

test('a person’s name has at least three characters or is absent', async () => {
  expect(await change('customer', 'user_profile', { name: 'Jo' })).toBe('23514');
  expect(await change('customer', 'user_profile', { name: ' Jo  ' })).toBe('23514');
  expect(await change('customer', 'user_profile', { name: 'Jan' })).toBe('saved');
  expect(await change('customer', 'user_profile', { name: null })).toBe('saved');
});

test('a person who loses the last right is no longer staff, however the removal is written', async () => {
  const admin = await site.tokenFor('admin@arbora.example');
  const staff = async () =>
    (
      await site.call('GET', '/api/rest/user_profile?select=email&acl=not.is.null&order=email', undefined, {
        token: admin,
      })
    )
      .json<{ email: string }[]>()
      .map(({ email }) => email.replace('@arbora.example', ''));
  expect(await staff()).toEqual(['admin', 'editor', 'jobs', 'sales']);
  for (const acl of [[], null]) {
    const path = '/api/rest/user_profile?email=eq.jobs@arbora.example';
    await site.call('PATCH', path, { acl: ['jobs'] }, { token: admin });
    await site.call('PATCH', path, { acl }, { token: admin });
    expect(await staff()).toEqual(['admin', 'editor', 'sales']);
  }
});
