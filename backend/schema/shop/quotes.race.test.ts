import type { Claims } from '../../src/database/database';
import { makePerson } from '../../tests/booking-fixtures';
import { makeCustomers, openRaceSite, type RaceSite } from '../../tests/race';
import { makeItem } from '../../tests/shop-fixtures';
import { mutateFunction } from '../../tests/mutate-function';

let site: RaceSite;
beforeAll(async () => void (site = await openRaceSite(['auth', 'rest'], 4, 2)), 30_000);
afterAll(() => site.close(), 30_000);

/** A quote that awaits an answer. */
async function makeQuote({ sub }: Claims): Promise<string> {
  const { id } = await makeItem(site.database);
  const [quote] = await site.database.asOwner<{ id: string }>(
    `with inquiry as (
       insert into shop_order (profile_id, basket, center, order_code)
       values ($1, '{"items": []}', 'Smržice', app_private.next_order_code('inquiry')) returning id
     )
     insert into quote (inquiry_id, profile_id, number, items, country, vat, valid_until)
     select id, $1, 1, jsonb_build_array($2::jsonb), 'CZ', 'included', current_date + 10 from inquiry returning id`,
    [
      sub,
      JSON.stringify({ product_item_id: id, amount: 2, name: 'Acer', size: null, spec1: null, spec2: null, price: 90 }),
    ],
  );
  if (quote === undefined) throw new Error('no quote was made');
  return quote.id;
}

/** Accepts the same quote in two tabs concurrently; returns the answers and the resulting orders. */
async function acceptTwice(): Promise<{ codes: unknown[]; orders: number }> {
  const [person] = await makeCustomers(site.database, 1);
  if (person === undefined) throw new Error('nobody came');
  const p_id = await makeQuote(person);
  const answers = await site.race('/api/rest/rpc/accept_quote', [person, person], () => ({ p_id }));
  const codes = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { order_code: string }).order_code),
  );
  const [made] = await site.database.asOwner<{ orders: number }>(
    "select count(*)::int as orders from shop_order where profile_id = $1 and type = 'order'",
    [person.sub],
  );
  return { codes, orders: made?.orders ?? -1 };
}

test('a quote accepted concurrently in two tabs becomes one order, and both get the same answer', async () => {
  const { codes, orders } = await acceptTwice();
  expect(orders).toBe(1);
  expect(codes[0]).toMatch(/^O\d+$/);
  expect(codes[1]).toBe(codes[0]);
}, 60_000);

/** Withdraws a quote while its customer accepts it; returns the statuses of both answers and the resulting facts. */
async function acceptWhileWithdrawn() {
  const [person] = await makeCustomers(site.database, 1);
  if (person === undefined) throw new Error('nobody came');
  const sales = await makePerson(site.database, { acl: ['sales'] });
  const p_id = await makeQuote(person);
  const answers = await site.race(
    (caller) => `/api/rest/rpc/${caller === sales ? 'withdraw_quote' : 'accept_quote'}`,
    [person, sales],
    () => ({ p_id }),
  );
  const [facts] = await site.database.asOwner<{ state: string; orders: number; notices: number }>(
    `select state,
       (select count(*)::int from shop_order where profile_id = $2 and type = 'order') as orders,
       (select count(*)::int from app_private.mail where kind = 'quote-withdrawn' and payload ->> 'quote_id' = quote.id::text) as notices
     from quote where id = $1`,
    [p_id, person.sub],
  );
  return { statuses: answers.map(({ status }) => status).sort(), ...facts! };
}

test('a quote that is accepted and withdrawn concurrently is either an order or withdrawn', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { statuses, state, orders, notices } = await acceptWhileWithdrawn();
    expect(statuses).toEqual([200, 409]);
    expect([state, orders, notices]).toEqual(state === 'accepted' ? ['accepted', 1, 0] : ['withdrawn', 0, 1]);
  }
}, 60_000);

test('without the lock the same race makes two orders', async () => {
  await mutateFunction(site.database, 'app_private.hold_quote', 'for no key update;', ';');
  expect((await acceptTwice()).orders).toBe(2);
}, 60_000);

test('without both locks a withdrawal and an acceptance do not see each other', async () => {
  // The previous test has removed the lock of the acceptance.
  await mutateFunction(site.database, 'public.withdraw_quote', ' for no key update;', ';');
  const outcome = await acceptWhileWithdrawn();
  // Both succeed, or the second one violates the constraint on the order of a quote.
  expect(outcome.statuses).not.toEqual([200, 409]);
}, 60_000);
