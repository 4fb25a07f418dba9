import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { basketOf, lineOf, liveIn, makeItem, postOrder } from '../../tests/shop-fixtures';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { readConfig } from '../config';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

/** An app with these configured branches. */
async function nursery(setting: string): Promise<TestApp> {
  const { branches } = readConfig({ BRANCHES: setting });
  return testApp({ database, config: { branches } });
}

async function centerOf(api: TestApp, region: number | null, choice?: string): Promise<unknown> {
  const person = await makePerson(database);
  await liveIn(database, person, 'CZ');
  await database.asOwner('update user_profile set region = $2 where id = $1', [person.sub, region]);
  const item = await makeItem(database);
  const answer = await postOrder(api, person, { basket: basketOf(lineOf(item.id, 1)), center: choice });
  return answer.json<{ center: string }>().center;
}

test('orders are assigned to the configured branches', async () => {
  const api = await nursery('Praha: 19 27, Brno: 116');
  expect(await centerOf(api, 116)).toBe('Brno');
  expect(await centerOf(api, 116, 'Praha')).toBe('Brno');
  expect(await centerOf(api, 124)).toBe('Praha');
  expect(await centerOf(api, 124, 'Brno')).toBe('Brno');
  expect(await centerOf(api, null, 'Smržice')).toBe('Praha');
  await api.close();
});

test('instances that run follow a later start with other branches', async () => {
  const first = await nursery('Praha: 19 27, Brno: 116');
  const second = await nursery('Brno: 116, Praha: 19');
  expect(await centerOf(first, null)).toBe('Brno');
  expect(await centerOf(second, 27)).toBe('Brno');
  await Promise.all([first.close(), second.close()]);
});

test('instances that start concurrently leave the branches of one configuration', async () => {
  const instances = await Promise.all(['Zlín: 141', 'Zlín: 141', 'Zlín: 141'].map(nursery));
  expect(await database.asOwner('select name, regions from app_private.branch')).toEqual([
    { name: 'Zlín', regions: [141] },
  ]);
  await Promise.all(instances.map((api) => api.close()));
});
