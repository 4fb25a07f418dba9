import type { WebOrder } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { basketOf, lineOf, liveIn, makeItem, makeOffer, offered, postOrder, stockOf } from '../../tests/shop-fixtures';
import type { Claims } from '../database/database';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

async function customer(options: Parameters<typeof makePerson>[1] = {}): Promise<Claims> {
  const person = await makePerson(api.database, options);
  await liveIn(api.database, person, 'CZ');
  return person;
}

async function mailsOf(orderId: string): Promise<{ kind: string; recipient: string | null }[]> {
  return api.database.asOwner(
    "select kind, recipient from app_private.mail where payload = jsonb_build_object('order_id', $1::text) order by kind",
    [orderId],
  );
}

async function ordersOf(person: Claims): Promise<WebOrder[]> {
  const answer = await api.call('GET', `/api/rest/web_order?profile_id=eq.${person.sub}&order=created_at`, undefined, {
    token: await api.tokenFor(person),
  });
  return answer.json<WebOrder[]>();
}

/** A file that a person has sent for his basket. */
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

test('an order takes stock, empties the basket and tells customer and nursery', async () => {
  const person = await customer();
  const line = await makeOffer(api.database, { inventory: 10 });
  const item = await makeItem(api.database);
  const basket = { ...basketOf(offered(line, 4), lineOf(item.id, 25)), note: 'Prosím dopravu.' };
  await api.database.asOwner('update user_profile set basket = $2 where id = $1', [person.sub, JSON.stringify(basket)]);

  const answer = await postOrder(api, person, { basket, center: 'Smržice' });
  expect(answer.statusCode).toBe(201);
  const order = answer.json<WebOrder>();
  expect(order).toMatchObject({ profile_id: person.sub, type: 'order', center: 'Smržice', completed_at: null });
  expect(order.order_code).toMatch(/^O\d{8}$/);
  expect(await stockOf(api.database, line)).toBe(6);
  expect(
    await api.database.asOwner('select basket, basket_version from user_profile where id = $1', [person.sub]),
  ).toEqual([{ basket: null, basket_version: 2 }]);
  expect(await mailsOf(order.id)).toEqual([
    { kind: 'order-create', recipient: person.email },
    { kind: 'order-create-admin', recipient: null },
  ]);
  expect(await ordersOf(person)).toEqual([order]);
});

test('an order has lines of its own type alone', async () => {
  const person = await customer();
  const line = { ...lineOf((await makeItem(api.database)).id, 1), type: 'inquiry' as const };
  const answer = await postOrder(api, person, { basket: basketOf(lineOf(line.product_item_id, 1), line) });
  expect(answer.json()).toMatchObject({ message: 'shop.basket_invalid', details: '{"path": "items.1.type"}' });
  expect(await ordersOf(person)).toEqual([]);
});

test('orders are as many as somebody writes, but for sales', async () => {
  const [person, sales] = [await customer(), await customer({ acl: ['sales'] })];
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
  expect(await ordersOf(person)).toHaveLength(1);
  expect([(await order(sales)).statusCode, (await order(sales)).statusCode]).toEqual([201, 201]);
});

test('sales gives an order to a branch there is', async () => {
  const person = await customer();
  const { id } = (
    await postOrder(api, person, { basket: basketOf(lineOf((await makeItem(api.database)).id, 1)) })
  ).json<WebOrder>();
  const token = await api.tokenFor('sales@arbora.example');
  const give = (center: string) => api.call('PATCH', `/api/rest/web_order?id=eq.${id}`, { center }, { token });
  expect((await give('Nowhere')).json()).toMatchObject({
    message: 'request.invalid',
    details: '{"fields":{"center":"invalid"}}',
  });
  expect((await give('Smržice')).statusCode).toBe(204);
});

test('names, sizes and prices are the nursery’s, whatever the browser sent', async () => {
  const person = await customer();
  const line = await makeOffer(api.database, { price_cz: 149.5 });
  const told = { ...offered(line, 1), name: 'Zlatý strom', size: 'OK 20-25', offer_id: crypto.randomUUID() };
  const order = (await postOrder(api, person, { basket: basketOf(told) })).json<WebOrder>();
  expect(order.basket.items[0]).toMatchObject({
    size: 'C2',
    spec1: 'ZB',
    amount: 1,
    price: 149.5,
    offer_id: line.offer_id,
    offer_item_id: line.id,
  });
  expect(order.basket.items[0]?.name).toMatch(/^Arbor testis/);
  expect(order.basket.country).toBe('CZ');
  const forged = await postOrder(api, person, { basket: basketOf({ ...offered(line, 1), price: 1 } as never) });
  expect(forged.json()).toMatchObject({ message: 'shop.basket_invalid' });
});

test('an inquiry is the default, has a number of its own kind and needs no offer', async () => {
  const person = await customer();
  const item = await makeItem(api.database);
  const basket = { items: [{ product_item_id: item.id, amount: 3 }] };
  const answer = await postOrder(api, person, { basket, type: undefined });
  expect(answer.json<WebOrder>()).toMatchObject({ type: 'inquiry', center: 'Obříství' });
  expect(answer.json<WebOrder>().order_code).toMatch(/^P\d{8}$/);
  expect(answer.json<WebOrder>().basket.items[0]).toMatchObject({ amount: 3, price: null, type: 'inquiry' });
});

test('the company’s region decides the branch before the customer’s choice', async () => {
  const person = await customer();
  const item = await makeItem(api.database);
  await api.database.asOwner('update user_profile set region = 124 where id = $1', [person.sub]);
  const order = (await postOrder(api, person, { basket: basketOf(lineOf(item.id, 1)), center: 'Obříství' })).json();
  expect(order).toMatchObject({ center: 'Smržice', basket: { center: 'Smržice' } });
});

describe('refuses', () => {
  test('a piece too many: none of the lines is taken, and the first one that lacks is told', async () => {
    const person = await customer();
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
    expect(await ordersOf(person)).toEqual([]);
  });

  test('lines of one offer line that are too much together', async () => {
    const line = await makeOffer(api.database, { inventory: 3 });
    const twice = basketOf(offered(line, 2), offered(line, 2));
    const answer = await postOrder(api, await customer(), { basket: twice });
    expect(JSON.parse(answer.json<{ details: string }>().details)).toMatchObject({ line: 1, inventory: 3 });
    expect(await stockOf(api.database, line)).toBe(3);
    const fits = await postOrder(api, await customer(), { basket: basketOf(offered(line, 2), offered(line, 1)) });
    expect(fits.statusCode).toBe(201);
    expect(await stockOf(api.database, line)).toBe(0);
  });

  test('what is not on sale', async () => {
    const person = await customer();
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

  test('an offer line to a person whose country is not known or has no price, staff included', async () => {
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

  test('a person who is blocked', async () => {
    const [person, line] = [await customer(), await makeOffer(api.database)];
    await api.database.asOwner('update auth_person set is_blocked = true where id = $1', [person.sub]);
    const answer = await postOrder(api, person, { basket: basketOf(offered(line, 1)) });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([403, 'auth.blocked']);
    expect(await stockOf(api.database, line)).toBe(10);
  });

  test('files that the person has not sent; those sent keep the names they came with', async () => {
    const [person, other, item] = [await customer(), await customer(), await makeItem(api.database)];
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

  test('an empty basket and what is no basket', async () => {
    const person = await customer();
    const item = await makeItem(api.database);
    const says = async (basket: unknown) =>
      (await postOrder(api, person, { basket })).json<{ message: string }>().message;
    expect(await says(basketOf())).toBe('shop.basket_empty');
    expect(await says({})).toBe('shop.basket_empty');
    expect(await says(null)).toBe('shop.basket_invalid');
    expect(await says([lineOf(item.id, 1)])).toBe('shop.basket_invalid');
    for (const amount of [0, -1, 1.5, '1', null, 100_001]) {
      expect(await says(basketOf({ ...lineOf(item.id, 1), amount: amount as number }))).toBe('shop.basket_invalid');
    }
  });

  test('an order in another’s name, and one without a login', async () => {
    const item = await makeItem(api.database);
    const other = await customer();
    const basket = basketOf(lineOf(item.id, 1));
    const foreign = await postOrder(api, await customer(), { basket, profile_id: other.sub });
    expect(foreign.statusCode).toBe(403);
    expect((await api.call('POST', '/api/rest/web_order', { profile_id: other.sub, basket })).statusCode).toBe(401);
    expect(await ordersOf(other)).toEqual([]);
  });

  test('what only the server gives', async () => {
    const item = await makeItem(api.database);
    for (const column of ['order_code', 'completed_at', 'created_at', 'id']) {
      const answer = await postOrder(api, await customer(), { basket: basketOf(lineOf(item.id, 1)), [column]: null });
      expect(answer.statusCode).toBe(403);
    }
  });
});

describe('Idempotency-Key', () => {
  test('a repeated order gets the first one’s answer and takes nothing more', async () => {
    const person = await customer();
    const line = await makeOffer(api.database);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const order = { basket: basketOf(offered(line, 2)) };
    const answers = await Promise.all([1, 2, 3].map(() => postOrder(api, person, order, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stockOf(api.database, line)).toBe(8);
    expect(await ordersOf(person)).toHaveLength(1);
  });

  test('is each person’s own, is not reused for another order, and leaves a refused one to be repeated', async () => {
    const person = await customer();
    const line = await makeOffer(api.database, { inventory: 1 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await postOrder(api, person, { basket: basketOf(offered(line, 2)) }, key)).statusCode).toBe(409);
    expect((await postOrder(api, person, { basket: basketOf(offered(line, 1)) }, key)).statusCode).toBe(201);
    const another = await postOrder(api, person, { basket: basketOf(offered(line, 2)) }, key);
    expect(another.json()).toMatchObject({ message: 'request.invalid' });
    const stranger = await postOrder(api, await customer(), { basket: basketOf(offered(line, 1)) }, key);
    expect(stranger.json()).toMatchObject({ message: 'shop.out_of_stock' });
  });
});

test('sales sees and completes all orders, a customer only sees the own ones', async () => {
  const [person, other] = [await customer(), await customer()];
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const editor = await makePerson(api.database, { acl: ['editor'] });
  const line = await makeOffer(api.database, { price_cz: 50 });
  const order = (await postOrder(api, person, { basket: basketOf(offered(line, 3)) })).json<WebOrder>();
  const ask = async (who: Claims, path: string) => {
    const answer = await api.call('GET', path, undefined, { token: await api.tokenFor(who) });
    return answer.json<unknown[]>();
  };
  const search = `/api/rest/web_orders?or=(order_code.ilike.*${order.order_code}*,center.ilike.*nikde*)&completed_at=is.null`;
  expect(await ask(sales, search)).toMatchObject([
    { id: order.id, person_email: person.email, person_name: 'Jana Nováková', item_count: 1, total: 150 },
  ]);
  expect(await ask(editor, search)).toEqual([]);
  expect(await ask(other, `/api/rest/web_order?id=eq.${order.id}`)).toEqual([]);

  const complete = async (who: Claims) =>
    (
      await api.call(
        'PATCH',
        `/api/rest/web_order?id=eq.${order.id}`,
        { completed_at: '2026-11-21T10:00:00Z' },
        { token: await api.tokenFor(who), headers: { prefer: 'return=representation' } },
      )
    ).json<unknown>();
  expect(await complete(person)).toMatchObject({ code: '42501' });
  expect(await complete(editor)).toEqual([]);
  expect(await complete(sales)).toMatchObject([{ id: order.id, completed_at: '2026-11-21T10:00:00+00:00' }]);
  expect(await ask(sales, search)).toEqual([]);
  expect(await ask(sales, `/api/rest/user_profile?id=eq.${person.sub}&select=email`)).toEqual([
    { email: person.email },
  ]);
  expect(await ask(sales, `/api/rest/user_profile?id=eq.${other.sub}&select=email`)).toEqual([]);
});

test('an order stays when its customer goes', async () => {
  const person = await customer();
  const item = await makeItem(api.database);
  const order = (await postOrder(api, person, { basket: basketOf(lineOf(item.id, 1)) })).json<WebOrder>();
  await api.database.asOwner('delete from auth_person where id = $1', [person.sub]);
  expect(await api.database.asOwner('select profile_id from shop_order where id = $1', [order.id])).toEqual([
    { profile_id: null },
  ]);
});
