import type { WebOrder } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import {
  basketOf,
  lineOf,
  makeBuyer,
  makeItem,
  makeOffer,
  offered,
  ordersOf,
  postOrder,
  stockOf,
} from '../../tests/shop-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

async function mailsOf(orderId: string): Promise<{ kind: string; recipient: string | null }[]> {
  return api.database.asOwner(
    "select kind, recipient from app_private.mail where payload ->> 'order_id' = $1 order by kind",
    [orderId],
  );
}

test('an order takes stock, empties the basket and mails customer and nursery', async () => {
  const person = await makeBuyer(api.database);
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
  expect(await ordersOf(api, person)).toEqual([order]);
});

test('names, sizes and prices come from the database, regardless of the request', async () => {
  const person = await makeBuyer(api.database);
  const line = await makeOffer(api.database, { price_cz: 149.5 });
  const requested = { ...offered(line, 1), name: 'Zlatý strom', size: 'OK 20-25', offer_id: crypto.randomUUID() };
  const order = (await postOrder(api, person, { basket: basketOf(requested) })).json<WebOrder>();
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

test('an inquiry is the default, has its own number range and needs no offer', async () => {
  const person = await makeBuyer(api.database);
  const item = await makeItem(api.database);
  const basket = { items: [{ product_item_id: item.id, amount: 3 }] };
  const answer = await postOrder(api, person, { basket, type: undefined });
  expect(answer.json<WebOrder>()).toMatchObject({ type: 'inquiry', center: 'Obříství' });
  expect(answer.json<WebOrder>().order_code).toMatch(/^P\d{8}$/);
  expect(answer.json<WebOrder>().basket.items[0]).toMatchObject({ amount: 3, price: null, type: 'inquiry' });
});

test('the company’s region takes precedence over the customer’s choice of a branch', async () => {
  const person = await makeBuyer(api.database);
  const item = await makeItem(api.database);
  await api.database.asOwner('update user_profile set region = 124 where id = $1', [person.sub]);
  const order = (await postOrder(api, person, { basket: basketOf(lineOf(item.id, 1)), center: 'Obříství' })).json();
  expect(order).toMatchObject({ center: 'Smržice', basket: { center: 'Smržice' } });
});

describe('Idempotency-Key', () => {
  test('a repeated order returns the first answer and takes no further stock', async () => {
    const person = await makeBuyer(api.database);
    const line = await makeOffer(api.database);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const order = { basket: basketOf(offered(line, 2)) };
    const answers = await Promise.all([1, 2, 3].map(() => postOrder(api, person, order, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stockOf(api.database, line)).toBe(8);
    expect(await ordersOf(api, person)).toHaveLength(1);
  });

  test('a key is scoped to the person, is refused for another order, and can be retried after a refusal', async () => {
    const person = await makeBuyer(api.database);
    const line = await makeOffer(api.database, { inventory: 1 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await postOrder(api, person, { basket: basketOf(offered(line, 2)) }, key)).statusCode).toBe(409);
    expect((await postOrder(api, person, { basket: basketOf(offered(line, 1)) }, key)).statusCode).toBe(201);
    const another = await postOrder(api, person, { basket: basketOf(offered(line, 2)) }, key);
    expect(another.json()).toMatchObject({ message: 'request.invalid' });
    const stranger = await postOrder(api, await makeBuyer(api.database), { basket: basketOf(offered(line, 1)) }, key);
    expect(stranger.json()).toMatchObject({ message: 'shop.out_of_stock' });
  });
});
