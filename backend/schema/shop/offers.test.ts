import type { OfferItem, PublicOffer } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { overlap } from '../../tests/overlap';
import { liveIn, makeItem, makeOffer, stockOf, type OfferLine } from '../../tests/shop-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

async function ask<T>(path: string, who: Claims | null = null): Promise<T> {
  const token = who === null ? undefined : await api.tokenFor(who);
  return (await api.call('GET', `/api/rest/${path}`, undefined, { token })).json<T>();
}

const linesOf = (offerId: string, who: Claims | null = null) =>
  ask<OfferItem[]>(`product_item__offer?offer_id=eq.${offerId}&order=name,size_position`, who);

async function write(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object | undefined, who: Claims | null) {
  const token = who === null ? undefined : await api.tokenFor(who);
  return api.call(method, `/api/rest/${path}`, body, { token, headers: { prefer: 'return=representation' } });
}

async function addLine(offer: OfferLine, columns: Record<string, number>): Promise<string> {
  const item = await makeItem(api.database);
  const made = await write(
    'POST',
    'product_item__offer',
    { offer_id: offer.offer_id, product_item_id: item.id, inventory: 5, ...columns },
    sales,
  );
  return made.json<[OfferItem]>()[0].id;
}

test('a line in stock is listed with its item and plant, and without a price if the country is unknown', async () => {
  const offer = await makeOffer(api.database, { filter_value: 'Stromy' });
  await addLine(offer, { inventory: 0, price_cz: 10 });
  const lines = await linesOf(offer.offer_id);
  expect(lines).toMatchObject([
    {
      id: offer.id,
      product_item_id: offer.product_item_id,
      filter_value: 'Stromy',
      inventory: 10,
      price_cz: null,
      price_sk: null,
      price_pl: null,
      size: 'C2',
      item: { id: offer.product_item_id, size: 'C2', spec1: 'ZB', product: { name: lines[0]?.name, photo: null } },
    },
  ]);
  expect(await linesOf(offer.offer_id, await makePerson(api.database))).toEqual(lines);
});

test('a person sees lines with a price in their country, and only that price', async () => {
  const offer = await makeOffer(api.database, { price_cz: 100, price_sk: 4, price_pl: 0 });
  const abroad = await addLine(offer, { price_pl: 20 });
  const prices = async (country: 'CZ' | 'SK' | 'PL') => {
    const person = await makePerson(api.database);
    await liveIn(api.database, person, country);
    return (await linesOf(offer.offer_id, person)).map((line) => [
      line.id,
      line.price_cz,
      line.price_sk,
      line.price_pl,
    ]);
  };
  expect(await prices('CZ')).toEqual([[offer.id, 100, null, null]]);
  expect(await prices('SK')).toEqual([[offer.id, null, 4, null]]);
  expect(await prices('PL')).toEqual([[abroad, null, null, 20]]);
  expect(await linesOf(offer.offer_id)).toHaveLength(2);
});

test('the list of offers counts the lines that the caller can buy, and omits hidden or ended offers', async () => {
  const offer = await makeOffer(api.database, { filter_value: 'Keře', price_pl: 0, validFor: 0 });
  const [hidden, over] = [
    await makeOffer(api.database, { is_public: false }),
    await makeOffer(api.database, { validFor: -1 }),
  ];
  const pole = await makePerson(api.database);
  await liveIn(api.database, pole, 'PL');
  const one = `offer_list_public?id=eq.${offer.offer_id}`;
  expect(await ask<PublicOffer[]>(one)).toMatchObject([{ item_count: 1, filter_values: ['Keře'] }]);
  expect(await ask<PublicOffer[]>(one, pole)).toMatchObject([{ item_count: 0, filter_values: [] }]);
  const all = (await ask<PublicOffer[]>('offer_list_public')).map(({ id }) => id);
  expect(all).toContain(offer.offer_id);
  for (const { offer_id } of [hidden, over]) {
    expect(all).not.toContain(offer_id);
    expect(await linesOf(offer_id)).toEqual([]);
    expect(await linesOf(offer_id, sales)).toHaveLength(1);
  }
});

test('stock never becomes negative, and only sales staff set it', async () => {
  const offer = await makeOffer(api.database, { inventory: 2 });
  const path = `product_item__offer?id=eq.${offer.id}`;
  const below = await write('PATCH', path, { inventory: -1 }, sales);
  expect(below.statusCode).toBe(409);
  expect(below.json()).toMatchObject({ message: 'shop.inventory_negative' });
  const customer = await makePerson(api.database);
  const editor = await makePerson(api.database, { acl: ['editor'] });
  expect((await write('PATCH', path, { inventory: 99 }, null)).statusCode).toBe(401);
  expect((await write('PATCH', path, { inventory: 99 }, customer)).statusCode).toBe(403);
  expect((await write('PATCH', path, { inventory: 99 }, editor)).statusCode).toBe(403);
  expect((await write('DELETE', path, undefined, editor)).statusCode).toBe(403);
  expect(await stockOf(api.database, offer)).toBe(2);
  expect((await write('PATCH', path, { inventory: 0 }, sales)).json()).toMatchObject([{ id: offer.id, inventory: 0 }]);
});

test('changing a price keeps a concurrent change of stock', async () => {
  const offer = await makeOffer(api.database, { inventory: 5 });
  await overlap(
    api.database,
    (client) => client.query('update offer_item set inventory = 3 where id = $1', [offer.id]),
    () =>
      api.database.asRole(sales, (client) =>
        client.query('update product_item__offer set price_cz = 120 where id = $1', [offer.id]),
      ),
  );
  expect(await linesOf(offer.offer_id, sales)).toMatchObject([{ inventory: 3, price_cz: 120 }]);
});

test('sales staff create, filter, change and end an offer', async () => {
  const made = await write('POST', 'offer', { title: 'Zimní výprodej', is_public: true }, sales);
  expect(made.statusCode).toBe(201);
  const [offer] = made.json<[{ id: string }]>();
  const item = await makeItem(api.database);
  const line = { offer_id: offer.id, product_item_id: item.id, filter_value: 'Růže', inventory: 3, price_cz: 80 };
  expect((await write('POST', 'product_item__offer', line, sales)).json()).toMatchObject([
    { ...line, price_sk: 0, name: item.name },
  ]);
  expect((await write('POST', 'product_item__offer', line, sales)).statusCode).toBe(409);
  const found = `product_item__offer?offer_id=eq.${offer.id}&select=id,offer(title)`;
  for (const [filter, count] of [
    ['filter_value=eq.Růže', 1],
    ['filter_value=eq.Stromy', 0],
    ['name=ilike.*arbor testis*', 1],
    ['inventory=lte.3', 1],
    ['inventory=lte.2', 0],
  ] as const) {
    expect(await ask(`${found}&${encodeURI(filter)}`, sales)).toHaveLength(count);
  }
  expect(await ask(found, sales)).toMatchObject([{ offer: { title: 'Zimní výprodej' } }]);
  const [{ id }] = await ask<[{ id: string }]>(found, sales);
  expect((await write('PATCH', `offer?id=eq.${offer.id}`, { is_public: false }, sales)).statusCode).toBe(200);
  const deleted = await write('DELETE', `product_item__offer?id=eq.${id}&offer_id=eq.${offer.id}`, undefined, sales);
  expect(deleted.json()).toMatchObject([{ id }]);
  expect((await write('DELETE', `offer?id=eq.${offer.id}`, undefined, sales)).json()).toHaveLength(1);
  expect(await ask(found, sales)).toEqual([]);
});
