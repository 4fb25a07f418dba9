import { emptyBasket, type Basket } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { QueryClient } from '@arbora/query';
import { reply, testServer, type TestRequest, type TestServer } from '@arbora/testing';
import { adding, noting, removing, restoring, lineKey, settingAmount } from './basket-changes';
import { createBasketStore, type BasketStore } from './basket-store';

const PROFILE = '/api/rest/user_profile';
const MAPLE = { product_item_id: 'maple', name: 'Acer', size: 'C2', spec1: null, spec2: null };
const LIME = { product_item_id: 'lime', name: 'Tilia', size: 'C5', spec1: null, spec2: null };

let saved: { basket: Basket | null; version: number };
let server: TestServer;
let isDown: boolean;

/** Simulates the database, which rejects a save that is based on an older version. */
function saveBasket({ body }: TestRequest): unknown {
  if (isDown) throw new TypeError('Failed to fetch');
  const { basket, basket_version } = body as { basket: Basket; basket_version: number };
  if (basket_version !== saved.version) {
    return reply(409, { code: 'P0001', message: 'shop.basket_stale', details: null, hint: null });
  }
  saved = { basket, version: saved.version + 1 };
  return [{ basket_version: saved.version }];
}

beforeEach(() => {
  saved = { basket: null, version: 0 };
  isDown = false;
  server = testServer({
    [`GET ${PROFILE}`]: () => [{ basket: saved.basket, basket_version: saved.version, country: 'CZ', region: null }],
    [`PATCH ${PROFILE}`]: saveBasket,
  });
});

const open = (): BasketStore =>
  createBasketStore(new QueryClient({ defaultOptions: { queries: { retry: false } } }), 'person');
const amounts = (basket: Basket | null | undefined) =>
  basket?.items.map(({ product_item_id, amount }) => [product_item_id, amount]);

test('a change is shown at once and saved', async () => {
  const tab = open();
  await tab.read();
  tab.change(adding(MAPLE, 2));
  expect(amounts(tab.get().basket)).toEqual([['maple', 2]]);
  await tab.settled();
  expect(amounts(saved.basket)).toEqual([['maple', 2]]);
  expect(tab.get()).toMatchObject({ isSaving: false, pending: [], saved: { version: 1 } });
});

test('changes of two tabs are merged without loss', async () => {
  const [first, second] = [open(), open()];
  await Promise.all([first.read(), second.read()]);
  first.change(adding(MAPLE, 2));
  second.change(adding(LIME, 1));
  second.change(adding(MAPLE, 3));
  await Promise.all([first.settled(), second.settled()]);
  expect(Object.fromEntries(amounts(saved.basket)!)).toEqual({ maple: 5, lime: 1 });
  first.change(settingAmount(lineKey(MAPLE), 7));
  second.change(noting('na jaro'));
  second.change(removing(lineKey(LIME)));
  await Promise.all([first.settled(), second.settled()]);
  expect(amounts(saved.basket)).toEqual([['maple', 7]]);
  expect(saved.basket?.note).toBe('na jaro');
});

test('a change reported during a read causes another read', async () => {
  const row = () => ({ basket: saved.basket, basket_version: saved.version, country: 'CZ' as const, region: null });
  type Row = ReturnType<typeof row>;
  let resolveFirstRead = (_row: Row): void => undefined;
  let reportFirstRead = (): void => undefined;
  const firstReadStarted = new Promise<void>((resolve) => (reportFirstRead = resolve));
  let reads = 0;
  const tab = open();
  await tab.read();
  server.on({
    [`GET ${PROFILE}`]: () =>
      ++reads > 1
        ? [row()]
        : new Promise<Row[]>((resolve) => {
            resolveFirstRead = (oldRow) => resolve([oldRow]);
            reportFirstRead();
          }),
  });
  const reading = tab.read();
  await firstReadStarted;
  const before = row();
  saved = { basket: { ...emptyBasket(), note: 'na jaro' }, version: saved.version + 1 };
  await tab.read();
  resolveFirstRead(before);
  await reading;
  expect(tab.get()).toMatchObject({ isReading: false, saved: { version: saved.version, basket: { note: 'na jaro' } } });
});

test('an unsaved change is kept and saved with the next attempt', async () => {
  const tab = open();
  await tab.read();
  isDown = true;
  tab.change(adding(MAPLE, 2));
  await expect(tab.settled()).rejects.toMatchObject({ code: 'network' });
  expect(amounts(tab.get().basket)).toEqual([['maple', 2]]);
  expect(tab.get().saveError).toMatchObject({ code: 'network' });
  isDown = false;
  tab.change(adding(LIME, 1));
  await tab.settled();
  expect(tab.get().saveError).toBeNull();
  expect(amounts(saved.basket)).toEqual([
    ['maple', 2],
    ['lime', 1],
  ]);
});

test('changes made during a save are saved together by the next one', async () => {
  const tab = open();
  await tab.read();
  let hasStarted = false;
  server.on({
    [`PATCH ${PROFILE}`]: (request: TestRequest) => {
      if (!hasStarted) for (let count = 0; count < 5; count += 1) tab.change(adding(MAPLE, 1));
      hasStarted = true;
      return saveBasket(request);
    },
  });
  tab.change(adding(MAPLE, 1));
  await tab.settled();
  expect(amounts(saved.basket)).toEqual([['maple', 6]]);
  expect(amounts(tab.get().basket)).toEqual([['maple', 6]]);
  expect(server.sent(`PATCH ${PROFILE}`)).toHaveLength(2);
});

test('every save reports the number of lines', async () => {
  const counts: number[] = [];
  const unsubscribe = on('basket:changed', ({ count }) => counts.push(count));
  const tab = open();
  await tab.read();
  tab.change(adding(MAPLE, 1));
  await tab.settled();
  tab.change(removing(lineKey(MAPLE)));
  await tab.settled();
  unsubscribe();
  expect(counts).toEqual([1, 0]);
});

test('a discarded change restores the basket of the server', async () => {
  const tab = open();
  await tab.read();
  isDown = true;
  tab.change(adding(MAPLE, 2));
  await tab.settled().catch(() => undefined);
  tab.discard();
  expect(tab.get()).toMatchObject({ basket: emptyBasket(), saveError: null, pending: [] });
});

describe('basket changes', () => {
  const line = (id: string, amount: number) => ({ ...MAPLE, product_item_id: id, amount, type: 'inquiry' as const });
  const basket: Basket = { ...emptyBasket(), items: [line('a', 1), line('b', 2), line('c', 3)] };

  test('a removed line is restored once, at its old position', () => {
    const withoutLine = removing(lineKey(basket.items[1]!))(basket);
    const restore = restoring(basket.items[1]!, 1);
    expect(amounts(restore(restore(withoutLine)))).toEqual(amounts(basket));
  });

  test('repeated additions never exceed the stock', () => {
    const add = adding({ ...LIME, offer_item_id: 'o' }, 2, 3);
    expect(amounts(add(add(emptyBasket())))).toEqual([['lime', 3]]);
  });

  test('a line of an offer turns an empty basket into an order, and joins an inquiry as part of it', () => {
    const add = adding({ ...LIME, offer_item_id: 'o' }, 1);
    expect(add(emptyBasket())).toMatchObject({ type: 'order', items: [{ type: 'order' }] });
    expect(add(basket)).toMatchObject({ type: 'inquiry', items: [{}, {}, {}, { type: 'inquiry' }] });
  });
});
