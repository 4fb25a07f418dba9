import type { WebOrder } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { basketOf, lineOf, makeBuyer, makeItem, makeOffer, offered, postOrder } from '../../tests/shop-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

test('sales staff see and complete all orders, a customer sees only their own', async () => {
  const [person, other] = [await makeBuyer(api.database), await makeBuyer(api.database)];
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

test('sales staff assign an order to an existing branch', async () => {
  const person = await makeBuyer(api.database);
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

test('an order outlives the erasure of its customer', async () => {
  const person = await makeBuyer(api.database);
  const item = await makeItem(api.database);
  const order = (await postOrder(api, person, { basket: basketOf(lineOf(item.id, 1)) })).json<WebOrder>();
  await api.database.asOwner('delete from auth_person where id = $1', [person.sub]);
  expect(await api.database.asOwner('select profile_id from shop_order where id = $1', [order.id])).toEqual([
    { profile_id: null },
  ]);
});
