import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { makeBuyer, makeItem, makeOffer, stockOf } from '../../tests/shop-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

const rpc = async (name: string, body: object, claims: Claims = sales) =>
  api.call('POST', `/api/rest/rpc/${name}`, body, { token: await api.tokenFor(claims) });
const save = (lines: readonly object[], claims?: Claims) => rpc('save_offer_lines', { p_lines: lines }, claims);

interface Line {
  id: string;
  version: number;
  inventory: number;
  price_cz: number;
  price_sk: number;
}
const linesOf = (offerId: string) =>
  api.database.asOwner<Line>(
    `select id, version, inventory, price_cz::float8 as price_cz, price_sk::float8 as price_sk
     from offer_item where offer_id = $1 order by id`,
    [offerId],
  );

test('two thousand prices are set and undone as one change', async () => {
  const { offer_id } = await makeOffer(api.database);
  await api.database.asOwner(
    `insert into offer_item (offer_id, product_item_id, filter_value, inventory, price_cz, price_sk, price_pl)
     select $1, $2, 'řada ' || n, 5, 100, 4, 17 from generate_series(1, 1999) as n`,
    [offer_id, (await makeItem(api.database)).id],
  );
  const before = await linesOf(offer_id);
  expect(before).toHaveLength(2000);
  const answer = await save(before.map(({ id, version }, index) => ({ id, version, price_cz: index + 0.5 })));
  expect(answer.statusCode).toBe(200);
  const after = await linesOf(offer_id);
  expect(after.map(({ price_cz }) => price_cz)).toEqual(before.map((_, index) => index + 0.5));
  expect(after.map(({ price_sk, inventory }) => [price_sk, inventory])).toEqual(
    before.map(({ price_sk, inventory }) => [price_sk, inventory]),
  );
  expect(after.every(({ version }) => version === 2)).toBe(true);
  expect((await rpc('undo_change', { p_change: answer.json<number>() })).statusCode).toBe(200);
  expect((await linesOf(offer_id)).map(({ price_cz }) => price_cz)).toEqual(before.map(({ price_cz }) => price_cz));
});

test('a concurrent change of one line refuses all of them', async () => {
  const [one, other] = [await makeOffer(api.database), await makeOffer(api.database)];
  await api.database.asOwner('update offer_item set inventory = 3 where id = $1', [other.id]);
  const answer = await save([
    { id: one.id, version: 1, inventory: 99 },
    { id: other.id, version: 1, inventory: 99 },
  ]);
  expect(answer.json()).toMatchObject({ message: 'content.changed_meanwhile', details: '{"count": 1}' });
  expect([await stockOf(api.database, one), await stockOf(api.database, other)]).toEqual([10, 3]);
});

test.each([
  ['a negative stock', { inventory: -1 }, 'shop.inventory_negative'],
  ['an empty list of lines', null, 'request.invalid'],
])('%s is refused', async (_, change, message) => {
  const { id } = await makeOffer(api.database);
  expect((await save(change ? [{ id, version: 1, ...change }] : [])).json()).toMatchObject({ message });
});

test('a negative price is refused', async () => {
  const { id } = await makeOffer(api.database);
  expect((await save([{ id, version: 1, price_cz: -1 }])).statusCode).toBe(400);
});

test('only sales staff set prices', async () => {
  const { id } = await makeOffer(api.database);
  for (const claims of [await makeBuyer(api.database), await makePerson(api.database, { acl: ['editor'] })]) {
    expect((await save([{ id, version: 1, price_cz: 1 }], claims)).statusCode).toBe(403);
  }
});
