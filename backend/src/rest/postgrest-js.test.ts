import { PostgrestClient } from '@supabase/postgrest-js';
import { testApp, type TestApp } from '../../tests/app';

/** Runs the client library of the screens, unchanged, against our service. */
let site: TestApp;
let origin: string;
const clients = new Map<string | null, PostgrestClient>();

beforeAll(async () => {
  site = await testApp();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(() => site.close());

async function as(email: string | null): Promise<PostgrestClient> {
  const cached = clients.get(email);
  if (cached) return cached;
  const headers: Record<string, string> =
    email === null ? {} : { authorization: `Bearer ${await site.tokenFor(email)}` };
  const client = new PostgrestClient(`${origin}/api/rest`, { headers });
  clients.set(email, client);
  return client;
}

test('a page of rows comes with the total', async () => {
  const rest = await as(null);
  const { data, count, error, status } = await rest
    .from('booking_event')
    .select('id,title', { count: 'exact' })
    .order('date_start', { ascending: false })
    .range(0, 0);
  expect(error).toBeNull();
  expect(data).toHaveLength(1);
  expect(count).toBeGreaterThan(1);
  expect(status).toBe(206);
});

test('a HEAD request returns only the number of rows', async () => {
  const rest = await as(null);
  const { count, data } = await rest.from('booking_event').select('*', { count: 'exact', head: true });
  expect(data).toBeNull();
  expect(count).toBeGreaterThan(0);
});

test('embedded rows can be filtered and combined with logic', async () => {
  const rest = await as('sales@arbora.example');
  const { data, error } = await rest
    .from('booking_event_slot')
    .select('name,price,booking_event!inner(title,is_public)')
    .eq('booking_event.is_public', true)
    .or('price.gt.0,and(price.eq.0,capacity_total.gte.1)')
    .not('name', 'is', null)
    .limit(3);
  expect(error).toBeNull();
  expect(data?.length).toBeGreaterThan(0);
  expect(data?.[0]).toMatchObject({ booking_event: { is_public: true } });
});

test('a single row is returned, and an error when there is none', async () => {
  const rest = await as('customer@arbora.example');
  const own = await rest.from('user_profile').select('email').single();
  expect(own.data).toEqual({ email: 'customer@arbora.example' });
  const none = await rest.from('user_profile').select('email').eq('email', 'nobody@arbora.example').single();
  expect(none.error?.code).toBe('PGRST116');
  const maybe = await rest.from('user_profile').select('email').eq('email', 'nobody@arbora.example').maybeSingle();
  expect(maybe).toMatchObject({ data: null, error: null });
});

test('rows can be inserted, upserted, updated and deleted', async () => {
  const rest = await as('editor@arbora.example');
  const row = { slug: 'klient', title: 'Klient', locale: 'cs', tag: 'client-test' };
  const made = await rest.from('news_item').insert(row).select('title').single();
  expect(made.data).toEqual({ title: 'Klient' });
  const again = await rest.from('news_item').insert(row);
  expect(again.error).toMatchObject({ code: '23505' });
  const merged = await rest
    .from('news_item')
    .upsert({ ...row, title: 'Znovu' }, { onConflict: 'locale,slug' })
    .select('title');
  expect(merged.data).toEqual([{ title: 'Znovu' }]);
  const ignored = await rest
    .from('news_item')
    .upsert([row], { onConflict: 'locale,slug', ignoreDuplicates: true })
    .select('title');
  expect(ignored.data).toEqual([]);
  const several = await rest.from('news_item').insert(
    [
      { ...row, slug: 'dva' },
      { ...row, slug: 'tri', perex: 'P' },
    ],
    { count: 'exact', defaultToNull: false },
  );
  expect(several).toMatchObject({ error: null, count: 2 });
  const changed = await rest.from('news_item').update({ perex: 'Nový' }).eq('tag', 'client-test').select('perex');
  expect(changed.data).toEqual(Array(3).fill({ perex: 'Nový' }));
  const removed = await rest.from('news_item').delete({ count: 'exact' }).eq('tag', 'client-test');
  expect(removed).toMatchObject({ status: 204, count: 3 });
});

test('the result of a function can be filtered', async () => {
  const rest = await as(null);
  const { error, data } = await rest.rpc('katalog_search', { query: 'xyzzy' }).select('name').limit(1);
  expect(error).toBeNull();
  expect(Array.isArray(data)).toBe(true);
});

test('a forbidden operation is an error with its code', async () => {
  const anonymous = await (await as(null)).from('user_profile').select('id');
  expect(anonymous).toMatchObject({ status: 401, error: { code: '42501' } });
  const customer = await (
    await as('customer@arbora.example')
  )
    .from('user_profile')
    .update({ acl: ['admin'] })
    .eq('email', 'x');
  expect(customer).toMatchObject({ status: 403, error: { code: '42501' } });
});
