import type { Basket } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { overlap } from '../../tests/overlap';
import { basketOf, lineOf, makeItem, postOrder } from '../../tests/shop-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
let person: Claims;
beforeAll(async () => void (api = await testApp()));
beforeEach(async () => void (person = await makePerson(api.database)));
afterAll(() => api.close());

const ITEM = crypto.randomUUID();

async function save(change: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await api.call(
    'PATCH',
    `/api/rest/user_profile?id=eq.${person.sub}&select=basket,basket_version`,
    change,
    {
      token: await api.tokenFor(person),
      headers: { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' },
    },
  );
  return { status: answer.statusCode, body: answer.json() };
}

test('a basket is saved in the profile, and each save increments its version', async () => {
  const basket = basketOf(lineOf(ITEM, 2));
  expect((await save({ basket })).body).toEqual({ basket, basket_version: 1 });
  expect((await save({ basket: { ...basket, note: 'x' } })).body).toMatchObject({ basket_version: 2 });
  expect((await save({ name: 'Jana Malá' })).body).toMatchObject({ basket_version: 2 });
  expect((await save({ basket: null })).body).toEqual({ basket: null, basket_version: 3 });
  expect((await save({ basket: {} })).body).toEqual({ basket: {}, basket_version: 4 });
});

test('two tabs that read the same basket do not overwrite each other', async () => {
  const [one, other] = [basketOf(lineOf(ITEM, 1)), basketOf(lineOf(ITEM, 7))];
  expect((await save({ basket: one, basket_version: 0 })).body).toEqual({ basket: one, basket_version: 1 });
  const late = await save({ basket: other, basket_version: 0 });
  expect(late).toMatchObject({ status: 409, body: { message: 'shop.basket_stale', details: '{"basket_version": 1}' } });
  expect((await save({ basket: other, basket_version: 1 })).body).toEqual({ basket: other, basket_version: 2 });
});

test('of two concurrent saves the second one is refused', async () => {
  const write = (note: string) =>
    `update user_profile set basket = '{"note": "${note}"}', basket_version = 0 where id = '${person.sub}'`;
  const [, second] = await overlap(
    api.database,
    (client) => client.query(write('first')),
    (client) => client.query(write('second')),
  );
  expect(second).toMatchObject({ status: 'rejected', reason: { message: 'shop.basket_stale' } });
  expect(
    await api.database.asOwner('select basket, basket_version from user_profile where id = $1', [person.sub]),
  ).toEqual([{ basket: { note: 'first' }, basket_version: 1 }]);
});

test('a tab with an ordered basket can neither restore it nor order it again', async () => {
  const item = await makeItem(api.database);
  const basket = basketOf(lineOf(item.id, 1));
  await save({ basket, basket_version: 0 });
  const ordered = await postOrder(api, person, { basket, basket_version: 1 });
  expect(ordered.statusCode).toBe(201);
  expect((await save({ basket, basket_version: 1 })).body).toMatchObject({ message: 'shop.basket_stale' });
  const again = await postOrder(api, person, { basket, basket_version: 1 });
  expect(again.json()).toMatchObject({ message: 'shop.basket_stale' });
});

const line = lineOf(ITEM, 1);
const good: Basket = basketOf(line);
test.each<[string, unknown, string]>([
  ['no object', [], ''],
  ['a strange field', { ...good, price: 1 }, ''],
  ['a strange type', { ...good, type: 'gift' }, 'type'],
  ['lines that are no list', { ...good, items: {} }, 'items'],
  ['too many lines', { ...good, items: Array.from({ length: 501 }, () => line) }, 'items'],
  ['a line without an item', { ...good, items: [line, { amount: 1 }] }, 'items.1.product_item_id'],
  ['a line that is no object', { ...good, items: [7] }, 'items.0'],
  ['a strange field of a line', { ...good, items: [{ ...line, price: 1 }] }, 'items.0'],
  ['an item that is no id', { ...good, items: [{ ...line, product_item_id: 'x' }] }, 'items.0.product_item_id'],
  ['no pieces', { ...good, items: [{ ...line, amount: 0 }] }, 'items.0.amount'],
  ['half a piece', { ...good, items: [{ ...line, amount: 0.5 }] }, 'items.0.amount'],
  ['more than anyone has', { ...good, items: [{ ...line, amount: 100_001 }] }, 'items.0.amount'],
  ['pieces as text', { ...good, items: [{ ...line, amount: '3' }] }, 'items.0.amount'],
  ['a strange type of a line', { ...good, items: [{ ...line, type: 'gift' }] }, 'items.0.type'],
  ['an offer line that is no id', { ...good, items: [{ ...line, offer_item_id: 1 }] }, 'items.0.offer_item_id'],
  ['a name too long', { ...good, items: [{ ...line, name: 'x'.repeat(201) }] }, 'items.0.name'],
  ['a note too long', { ...good, note: 'x'.repeat(4001) }, 'note'],
  ['a note that is no text', { ...good, note: { html: '' } }, 'note'],
  ['a file without a name', { ...good, files: [{ id: 'a', name: 'b' }, { id: 'a' }] }, 'files.1'],
  ['too many files', { ...good, files: Array.from({ length: 21 }, () => ({ id: 'a', name: 'b' })) }, 'files'],
])('%s is not a valid basket', async (_, basket, path) => {
  const { status, body } = await save({ basket });
  expect({ status, message: body.message }).toEqual({ status: 400, message: 'shop.basket_invalid' });
  expect(JSON.parse(String(body.details))).toEqual({ path });
});

test('five hundred lines with the longest names are a valid basket', async () => {
  const items = Array.from({ length: 500 }, () => ({
    ...lineOf(crypto.randomUUID(), 1, crypto.randomUUID()),
    name: 'x'.repeat(200),
  }));
  expect(await save({ basket: basketOf(...items) })).toMatchObject({ status: 200, body: { basket_version: 1 } });
});

test('amounts written as 1.0 or 1e1 are refused or read as whole numbers', async () => {
  const raw = (amount: string) => `{"basket":{"items":[{"product_item_id":"${ITEM}","amount":${amount}}]}}`;
  const token = await api.tokenFor(person);
  const send = (amount: string) =>
    api.app.inject({
      method: 'PATCH',
      url: `/api/rest/user_profile?id=eq.${person.sub}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: raw(amount),
    });
  expect((await send('1.0')).json()).toMatchObject({
    message: 'shop.basket_invalid',
    details: '{"path": "items.0.amount"}',
  });
  expect((await send('1e1')).statusCode).toBe(204);
});

test('a basket is accessible to its owner only', async () => {
  const other = await makePerson(api.database);
  const taken = await api.database.asRole(other, (client) =>
    client.query(`update user_profile set basket = '{}' where id = $1`, [person.sub]),
  );
  expect(taken.rowCount).toBe(0);
});
