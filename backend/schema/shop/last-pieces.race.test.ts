import { makeCustomers, openRaceSite, type RaceSite } from '../../tests/race';
import { basketOf, makeOffer, offered, stockOf } from '../../tests/shop-fixtures';
import { mutateFunction } from '../../tests/mutate-function';

const PEOPLE = 60;
const PIECES = 3;
const CONNECTIONS_EACH = 12;

interface Outcome {
  sold: number;
  /** Error codes of the refused orders. */
  refusals: string[];
  stock: number;
  mails: number;
}

/** Everyone orders one piece concurrently over HTTP. */
async function raceForPieces({ database, race }: RaceSite): Promise<Outcome> {
  const line = await makeOffer(database, { inventory: PIECES });
  const people = await makeCustomers(database, PEOPLE);
  const answers = await race('/api/rest/web_order', people, ({ sub }) => ({
    profile_id: sub,
    type: 'order',
    basket: basketOf(offered(line, 1)),
  }));
  const refused = await Promise.all(
    answers.filter(({ status }) => status !== 201).map((answer) => answer.json() as Promise<{ message: string }>),
  );
  const [made] = await database.asOwner<{ orders: number; mails: number }>(
    `select count(*)::int as orders,
       (select count(*)::int from app_private.mail m join shop_order o on m.payload ->> 'order_id' = o.id::text
        where o.profile_id = any ($1)) as mails
     from shop_order where profile_id = any ($1)`,
    [people.map(({ sub }) => sub)],
  );
  const sold = answers.filter(({ status }) => status === 201).length;
  expect(made?.orders).toBe(sold);
  return {
    sold,
    refusals: [...new Set(refused.map(({ message }) => message))],
    stock: await stockOf(database, line),
    mails: made?.mails ?? -1,
  };
}

describe('many people order the last pieces at once', () => {
  let site: RaceSite;
  beforeAll(async () => void (site = await openRaceSite(['auth', 'rest'], CONNECTIONS_EACH)), 30_000);
  afterAll(() => site.close(), 30_000);

  test('exactly the pieces in stock are sold, and all other orders are refused', async () => {
    expect(await raceForPieces(site)).toEqual({
      sold: PIECES,
      refusals: ['shop.out_of_stock'],
      stock: 0,
      mails: 2 * PIECES,
    });
  }, 60_000);

  test('without the lock more orders pass the check, and only the table’s constraint refuses them', async () => {
    await mutateFunction(site.database, 'app_private.take_stock', 'order by line.id for update;', ';');
    const { sold, refusals, stock } = await raceForPieces(site);
    expect({ sold, stock }).toEqual({ sold: PIECES, stock: 0 });
    expect(refusals).toContainEqual(expect.stringContaining('offer_item_inventory_check'));
  }, 60_000);

  test('without either the same race sells more than the stock', async () => {
    await site.database.asOwner('alter table offer_item drop constraint offer_item_inventory_check');
    const { sold, stock } = await raceForPieces(site);
    expect(sold).toBeGreaterThan(PIECES);
    expect(stock).toBe(PIECES - sold);
  }, 60_000);
});
