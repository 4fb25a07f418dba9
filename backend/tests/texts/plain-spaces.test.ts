import { testApp, type TestApp } from '../app';
import { EDITOR, SALES } from '../policies/attempts';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

/** Columns that store texts as they were shown or sent. */
const AS_SHOWN = ['mail.html', 'mail.plain', 'mail.subject'];

interface TextColumn {
  relation: string;
  table: string;
  name: string;
}

async function textColumns(): Promise<TextColumn[]> {
  return api.database.asOwner<TextColumn>(`
    select c.oid::regclass::text as relation, c.relname as table, a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace in ('public'::regnamespace, 'app_private'::regnamespace) and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
    order by 1, 2`);
}

test('no stored text of the demo data has a no-break space or a word joiner', async () => {
  const columns = (await textColumns()).filter(({ table, name }) => !AS_SHOWN.includes(`${table}.${name}`));
  expect(columns.length).toBeGreaterThan(200);
  const counts = columns.map(
    ({ relation, name }) =>
      `select '${relation}.${name}' as place from ${relation} where "${name}"::text ~ '[\\u00a0\\u202f\\u2060]'`,
  );
  expect(await api.database.asOwner(`select distinct place from (${counts.join(' union all ')}) found`)).toEqual([]);
});

test('a trigger makes the spaces of every text that staff write plain', async () => {
  const kept = await api.database.asOwner<TextColumn & { isPlain: boolean }>(`
    select k.relation, k.table_name as table, a.attname as name,
      exists (
        select from pg_trigger t
        where t.tgrelid = a.attrelid and t.tgname in ('a_plain_spaces', 'a_tidy_texts')
          and a.attname = any (string_to_array(encode(t.tgargs, 'escape'), '\\000'))
      ) as "isPlain"
    from app_private.kept_table k
    join pg_attribute a on a.attrelid = k.relation::regclass and a.attname = any (k.kept)
    where k.is_whole and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)`);
  expect(kept.length).toBeGreaterThan(60);
  expect(kept.filter(({ isPlain }) => !isPlain)).toEqual([]);
});

async function save(who: string, method: 'POST' | 'PATCH', path: string, body: object): Promise<unknown> {
  const headers = { prefer: 'return=representation' };
  const answer = await api.call(method, `/api/rest/${path}`, body, { token: await api.tokenFor(who), headers });
  expect([answer.statusCode, answer.body]).toEqual([method === 'POST' ? 201 : 200, answer.body]);
  return answer.json<[unknown]>()[0];
}

test('a pasted text is saved without its typography', async () => {
  const tour = { title: 'Školka v\u00a0Obříství', link: 'https://tours.example/a', image: '/cdn/a' };
  expect(await save(EDITOR, 'POST', 'virtual_tour', tour)).toMatchObject({ title: 'Školka v Obříství' });
  const article = { slug: 'z', title: 'Z', locale: 'cs', body: '<p>V&nbsp;lese 4–\u20606\u202fm</p>' };
  expect(await save(EDITOR, 'POST', 'news_item', article)).toMatchObject({ body: '<p>V lese 4–6 m</p>' });
  const [plant] = await api.database.asOwner<{ id: string }>('select id from product limit 1');
  const synonyms = { synonyms: ['lípa\u00a0malolistá'] };
  expect(await save(SALES, 'PATCH', `product?id=eq.${plant?.id}`, synonyms)).toMatchObject({
    synonyms: ['lípa malolistá'],
  });
  const [slot] = await api.database.asOwner<{ id: string }>('select id from event_slot limit 1');
  const name = { name: 'Skupina v\u00a08\u00a0hodin' };
  expect(await save(SALES, 'PATCH', `booking_event_slot?id=eq.${slot?.id}`, name)).toMatchObject({
    name: 'Skupina v 8 hodin',
  });
});
