import type { Claims } from '../../src/database/database';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { liveIn, makeOffer, type OfferLine } from '../../tests/shop-fixtures';

/** Unique prices: in an offer, and in an order of the Czech customer. */
const OFFERED = '4711.37';
const ORDERED = '8123.59';

let api: TestApp;
let line: OfferLine;
const people: Record<string, Claims | null> = { stranger: null };

beforeAll(async () => {
  api = await testApp();
  line = await makeOffer(api.database, { price_cz: Number(OFFERED), price_sk: 0, price_pl: 0 });
  for (const [name, country] of [
    ['czech', 'CZ'],
    ['otherCzech', 'CZ'],
    ['slovak', 'SK'],
  ] as const) {
    const person = await makePerson(api.database);
    await liveIn(api.database, person, country);
    people[name] = person;
  }
  for (const section of ['editor', 'jobs', 'sales', 'admin'] as const) {
    people[section] = await makePerson(api.database, { acl: [section] });
  }
  await api.database.asOwner(
    `insert into shop_order (profile_id, basket, center, order_code)
     values ($1, jsonb_build_object('note', '', 'items', jsonb_build_array($2::jsonb)), 'Smržice', 'P26999999')`,
    [people.czech!.sub, JSON.stringify({ name: 'Tilia cordata', amount: 1, price: Number(ORDERED) })],
  );
});
afterAll(() => api.close());

/** Names of everything that a person may read or call and that contains a price. */
async function exposedSources(person: Claims | null, price: string): Promise<string[]> {
  return api.database.asRole(person, async (client) => {
    const { rows } = await client.query<{ source: string }>(
      `select format('%I.%I', n.nspname, c.relname) as source from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'app') and c.relkind in ('r', 'v') and has_table_privilege(c.oid, 'select')`,
    );
    const calls = ["plant_list('Arbor testis')", "katalog_search('arbor testis')"];
    const sources: string[] = [];
    for (const source of [...rows.map((row) => row.source), ...calls]) {
      const found = await client.query(`select from ${source} as entry where entry::text like $1 limit 1`, [
        `%${price}%`,
      ]);
      if (found.rowCount) sources.push(source);
    }
    return sources.sort();
  });
}

test('the price of an offer is visible in its country and to sales staff and admins, and in no public list or search', async () => {
  const sourcesFor = async (name: string) => exposedSources(people[name]!, OFFERED);
  expect(await sourcesFor('czech')).toEqual(['public.product_item__offer']);
  for (const name of ['sales', 'admin']) expect(await sourcesFor(name)).toContain('public.product_item__offer');
  for (const name of ['slovak', 'editor', 'jobs']) expect([name, await sourcesFor(name)]).toEqual([name, []]);
  expect(await exposedSources(null, OFFERED)).toEqual([]);
});

test('the price in an order is visible to its customer, sales staff and admins only', async () => {
  const sourcesFor = async (name: string) => exposedSources(people[name]!, ORDERED);
  expect(await sourcesFor('czech')).toEqual(expect.arrayContaining(['public.web_order']));
  for (const name of ['sales', 'admin']) expect(await sourcesFor(name)).toContain('public.web_order');
  for (const name of ['otherCzech', 'slovak', 'editor', 'jobs'])
    expect([name, await sourcesFor(name)]).toEqual([name, []]);
  expect(await exposedSources(null, ORDERED)).toEqual([]);
});

test('the document of an order is readable for its customer, sales staff and admins only', async () => {
  const [order] = await api.database.asOwner<{ id: string }>(
    `select id from shop_order where order_code = 'P26999999'`,
  );
  const statusFor = async (name: string) => {
    const token = await api.tokenFor(people[name]!);
    return (await api.call('GET', `/api/backend/web_order/${order!.id}/document`, undefined, { token })).statusCode;
  };
  for (const name of ['czech', 'sales', 'admin']) expect([name, await statusFor(name)]).toEqual([name, 200]);
  for (const name of ['otherCzech', 'slovak', 'editor', 'jobs']) {
    expect([name, await statusFor(name)]).toEqual([name, 404]);
  }
});

test('a search by price finds nothing for a caller who may not see the price', async () => {
  const found = async (person: Claims | null) => {
    const token = person === null ? undefined : await api.tokenFor(person);
    const path = `/api/rest/product_item__offer?select=id&offer_id=eq.${line.offer_id}&price_cz=eq.${OFFERED}`;
    return (await api.call('GET', path, undefined, { token })).json<unknown[]>();
  };
  expect(await found(people.czech!)).toHaveLength(1);
  expect(await found(people.slovak!)).toEqual([]);
  expect(await found(null)).toEqual([]);
});
