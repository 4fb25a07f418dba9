import type { WebOrder } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import {
  basketOf,
  lineOf,
  liveIn,
  makeBuyer,
  makeItem,
  makeOffer,
  offered,
  ordersOf,
  postOrder,
  stockOf,
} from '../../tests/shop-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

/** A file that a person has uploaded for the basket. */
async function fileOf(person: Claims): Promise<string> {
  const key = crypto.randomUUID().replaceAll('-', '');
  const [file] = await api.database.asOwner<{ id: string }>(
    `with object as (
       insert into app_private.media_object (key, kind, byte_size)
       values ($1, 'file', 10) returning key
     )
     insert into static_file (bucket, owner_id, key, name, content_type, byte_size, sha256)
     select 'basket', $2, key, 'plan.pdf', 'application/pdf', 10, repeat('a', 64) from object returning id`,
    [key, person.sub],
  );
  if (file === undefined) throw new Error('no file was made');
  return file.id;
}

test('orders are rate limited, except those of sales staff', async () => {
  const [person, sales] = [await makeBuyer(api.database), await makeBuyer(api.database, { acl: ['sales'] })];
  const { id } = await makeItem(api.database);
  for (const who of [person, sales])
    await api.database.asOwner(
      "insert into app_private.rate_limit_hit (scope, key) select 'shop.order', $1 from generate_series(1, 29)",
      [who.sub],
    );
  const order = (who: Claims) => postOrder(api, who, { basket: basketOf(lineOf(id, 1)) });
  expect((await order(person)).statusCode).toBe(201);
  const refused = await order(person);
  expect(refused.json()).toMatchObject({ message: 'request.limited' });
  expect(JSON.parse(refused.json<{ details: string }>().details)).toEqual({ retry_after: expect.any(Number) });
  expect(await ordersOf(api, person)).toHaveLength(1);
  expect([(await order(sales)).statusCode, (await order(sales)).statusCode]).toEqual([201, 201]);
});

test('an order has only lines of its own type', async () => {
  const person = await makeBuyer(api.database);
  const line = { ...lineOf((await makeItem(api.database)).id, 1), type: 'inquiry' as const };
  const answer = await postOrder(api, person, { basket: basketOf(lineOf(line.product_item_id, 1), line) });
  expect(answer.json()).toMatchObject({ message: 'shop.basket_invalid', details: '{"path": "items.1.type"}' });
  expect(await ordersOf(api, person)).toEqual([]);
});

describe('refuses', () => {
  test('an order beyond the stock takes none of its lines and reports the first one that lacks stock', async () => {
    const person = await makeBuyer(api.database);
    const [enough, few] = [await makeOffer(api.database), await makeOffer(api.database, { inventory: 2 })];
    const answer = await postOrder(api, person, { basket: basketOf(offered(enough, 5), offered(few, 3)) });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toBe('shop.out_of_stock');
    expect(JSON.parse(answer.json<{ details: string }>().details)).toEqual({
      line: 1,
      product_item_id: few.product_item_id,
      offer_item_id: few.id,
      name: 'Acer',
      inventory: 2,
    });
    expect([await stockOf(api.database, enough), await stockOf(api.database, few)]).toEqual([10, 2]);
    expect(await ordersOf(api, person)).toEqual([]);
  });

  test('lines that together exceed the stock of an offer line are refused', async () => {
    const line = await makeOffer(api.database, { inventory: 3 });
    const twice = basketOf(offered(line, 2), offered(line, 2));
    const answer = await postOrder(api, await makeBuyer(api.database), { basket: twice });
    expect(JSON.parse(answer.json<{ details: string }>().details)).toMatchObject({ line: 1, inventory: 3 });
    expect(await stockOf(api.database, line)).toBe(3);
    const fits = await postOrder(api, await makeBuyer(api.database), {
      basket: basketOf(offered(line, 2), offered(line, 1)),
    });
    expect(fits.statusCode).toBe(201);
    expect(await stockOf(api.database, line)).toBe(0);
  });

  test('items that are not for sale are refused', async () => {
    const person = await makeBuyer(api.database);
    const [hidden, line] = [await makeItem(api.database, { is_public: false }), await makeOffer(api.database)];
    const [closed, over] = [
      await makeOffer(api.database, { is_public: false }),
      await makeOffer(api.database, { validFor: -1 }),
    ];
    const abroad = await makeOffer(api.database, { price_cz: 0 });
    for (const wrong of [
      lineOf(crypto.randomUUID(), 1),
      lineOf(hidden.id, 1),
      lineOf(line.product_item_id, 1, crypto.randomUUID()),
      lineOf(hidden.id, 1, line.id),
      offered(closed, 1),
      offered(over, 1),
      offered(abroad, 1),
    ]) {
      const answer = await postOrder(api, person, { basket: basketOf(offered(line, 1), wrong) });
      expect(answer.json<{ message: string }>().message).toBe('shop.item_unknown');
      expect(JSON.parse(answer.json<{ details: string }>().details)).toMatchObject({
        line: 1,
        product_item_id: wrong.product_item_id,
      });
    }
    expect(await stockOf(api.database, line)).toBe(10);
  });

  test('an offer line is refused for a person without a country or without a price there, staff included', async () => {
    const line = await makeOffer(api.database);
    const [nowhere, salesman] = [await makePerson(api.database), await makePerson(api.database, { acl: ['sales'] })];
    for (const person of [nowhere, salesman]) {
      const answer = await postOrder(api, person, { basket: basketOf(offered(line, 1)) });
      expect(answer.json()).toMatchObject({ message: 'shop.item_unknown' });
    }
    await liveIn(api.database, salesman, 'CZ');
    const free = await makeOffer(api.database, { price_cz: 0 });
    expect((await postOrder(api, salesman, { basket: basketOf(offered(free, 1)) })).statusCode).toBe(409);
    expect((await postOrder(api, salesman, { basket: basketOf(offered(line, 1)) })).statusCode).toBe(201);
    expect(await stockOf(api.database, line)).toBe(9);
  });

  test('an order of a blocked person is refused', async () => {
    const [person, line] = [await makeBuyer(api.database), await makeOffer(api.database)];
    await api.database.asOwner('update auth_person set is_blocked = true where id = $1', [person.sub]);
    const answer = await postOrder(api, person, { basket: basketOf(offered(line, 1)) });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([403, 'auth.blocked']);
    expect(await stockOf(api.database, line)).toBe(10);
  });

  test('files of others are refused, and own ones keep their uploaded names', async () => {
    const [person, other, item] = [
      await makeBuyer(api.database),
      await makeBuyer(api.database),
      await makeItem(api.database),
    ];
    const [own, foreign] = [await fileOf(person), await fileOf(other)];
    const order = (files: object[]) => postOrder(api, person, { basket: { ...basketOf(lineOf(item.id, 1)), files } });
    for (const id of [foreign, crypto.randomUUID(), 'nic']) {
      const answer = await order([
        { id: own, name: 'a' },
        { id, name: 'b' },
      ]);
      expect(answer.json()).toMatchObject({ message: 'shop.basket_invalid', details: '{"path": "files.1"}' });
    }
    const kept = await order([{ id: own, name: 'jinak.pdf' }]);
    expect(kept.json<WebOrder>().basket.files).toEqual([{ id: own, name: 'plan.pdf' }]);
  });

  test('an empty or malformed basket is refused', async () => {
    const person = await makeBuyer(api.database);
    const item = await makeItem(api.database);
    const refusalOf = async (basket: unknown) =>
      (await postOrder(api, person, { basket })).json<{ message: string }>().message;
    expect(await refusalOf(basketOf())).toBe('shop.basket_empty');
    expect(await refusalOf({})).toBe('shop.basket_empty');
    expect(await refusalOf(null)).toBe('shop.basket_invalid');
    expect(await refusalOf([lineOf(item.id, 1)])).toBe('shop.basket_invalid');
    for (const amount of [0, -1, 1.5, '1', null, 100_001]) {
      expect(await refusalOf(basketOf({ ...lineOf(item.id, 1), amount: amount as number }))).toBe(
        'shop.basket_invalid',
      );
    }
  });

  test('an order in another person’s name, or without a login, is refused', async () => {
    const item = await makeItem(api.database);
    const other = await makeBuyer(api.database);
    const basket = basketOf(lineOf(item.id, 1));
    const foreign = await postOrder(api, await makeBuyer(api.database), { basket, profile_id: other.sub });
    expect(foreign.statusCode).toBe(403);
    expect((await api.call('POST', '/api/rest/web_order', { profile_id: other.sub, basket })).statusCode).toBe(401);
    expect(await ordersOf(api, other)).toEqual([]);
  });

  test('columns that only the server sets are refused', async () => {
    const item = await makeItem(api.database);
    for (const column of ['order_code', 'completed_at', 'created_at', 'id']) {
      const answer = await postOrder(api, await makeBuyer(api.database), {
        basket: basketOf(lineOf(item.id, 1)),
        [column]: null,
      });
      expect(answer.statusCode).toBe(403);
    }
  });
});
