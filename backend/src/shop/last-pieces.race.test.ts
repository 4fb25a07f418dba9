import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { testApp, type TestApp } from '../../tests/app';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { basketOf, makeOffer, offered, stockOf } from '../../tests/shop-fixtures';
import { openDatabase, type Claims } from '../database/database';
import { MIGRATIONS_DIR } from '../database/migrate';

const PEOPLE = 60;
const PIECES = 3;
const CONNECTIONS_EACH = 12;

/** Two instances of the application, listening, on one database. */
interface Site {
  database: TestDatabase;
  instances: TestApp[];
  origins: string[];
  close(): Promise<void>;
}

async function openSite(): Promise<Site> {
  const database = await testDatabase({ poolSize: CONNECTIONS_EACH });
  const other = openDatabase(database.ownerConnection, { poolSize: CONNECTIONS_EACH });
  const services = ['auth', 'rest'];
  const instances = [
    await testApp({ database, config: { services } }),
    await testApp({ database: { ...database, ...other }, config: { services } }),
  ];
  const origins = await Promise.all(instances.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  return {
    database,
    instances,
    origins,
    close: async () => {
      await Promise.all(instances.map((instance) => instance.close()));
      await other.close();
      await database.close();
    },
  };
}

async function makePeople(database: TestDatabase, count: number): Promise<Claims[]> {
  const rows = await database.asOwner<{ sub: string; email: string }>(
    `with person as (
       insert into auth_person (email, roles)
       select 'buyer-' || gen_random_uuid() || '@example.org', '{arbora_customer}' from generate_series(1, $1)
       returning id, email
     )
     insert into user_profile (id, email, country) select id, email, 'CZ' from person returning id as sub, email`,
    [count],
  );
  return rows.map((row) => ({ ...row, role: 'arbora_customer' }));
}

/**
 * Lets everyone who got into a transaction run as far as locks allow, holds them there until all connections are in
 * use, then lets go: what can pass at the same time does pass at the same time, on any machine.
 */
async function throughTheGate<T>(database: TestDatabase, waiting: number, race: () => Promise<T>): Promise<T> {
  const [gate, watch] = [new Client(database.ownerConnection), new Client(database.ownerConnection)];
  await Promise.all([gate.connect(), watch.connect()]);
  try {
    await gate.query('begin');
    // Orders queue their mail after they have taken the stock.
    await gate.query('lock table app_private.mail in exclusive mode');
    let settled = false;
    const result = race().finally(() => (settled = true));
    result.catch(() => undefined);
    for (let blocked = 0; blocked < waiting && !settled;) {
      const { rows } = await watch.query<{ blocked: number }>(
        `select count(*)::int as blocked from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      blocked = rows[0]?.blocked ?? 0;
    }
    await gate.query('commit');
    return await result;
  } finally {
    await Promise.all([gate.end(), watch.end()]);
  }
}

interface Outcome {
  sold: number;
  /** Why the others got none. */
  refusals: string[];
  stock: number;
  mails: number;
}

/** Everyone orders one piece at once, over HTTP. */
async function raceForPieces(site: Site): Promise<Outcome> {
  const { database } = site;
  const line = await makeOffer(database, { inventory: PIECES });
  const people = await makePeople(database, PEOPLE);
  const tokens = await Promise.all(people.map((person) => (site.instances[0] as TestApp).tokenFor(person)));
  const answers = await throughTheGate(database, 2 * CONNECTIONS_EACH, () =>
    Promise.all(
      tokens.map((token, index) =>
        fetch(`${site.origins[index % 2]}/api/rest/web_order`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ profile_id: people[index]?.sub, type: 'order', basket: basketOf(offered(line, 1)) }),
        }),
      ),
    ),
  );
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

/** The definition of take_stock as the migration has it, with the locking of the lines taken out. */
function withoutTheLock(): string {
  const migration = readFileSync(path.join(MIGRATIONS_DIR, '0077_orders_at_a_price.sql'), 'utf8');
  const definition = /create or replace function app_private\.take_stock\([\s\S]*?\n\$\$;/.exec(migration)?.[0] ?? '';
  const parts = definition.split('order by line.id for update;');
  if (parts.length !== 2) throw new Error('take_stock is expected to lock the lines in exactly one place');
  return parts.join(';').replace('create function', 'create or replace function');
}

describe('many people want the last pieces at once', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), 30_000);
  afterAll(() => site.close(), 30_000);

  test('exactly the pieces there are get sold, and everyone else is told so', async () => {
    expect(await raceForPieces(site)).toEqual({
      sold: PIECES,
      refusals: ['shop.out_of_stock'],
      stock: 0,
      mails: 2 * PIECES,
    });
  }, 60_000);

  test('without the lock more of them are promised a piece, and only the table’s own check refuses them', async () => {
    await site.database.asOwner(withoutTheLock());
    const { sold, refusals, stock } = await raceForPieces(site);
    expect({ sold, stock }).toEqual({ sold: PIECES, stock: 0 });
    expect(refusals).toContainEqual(expect.stringContaining('offer_item_inventory_check'));
  }, 60_000);

  test('without either the same race sells what there is not', async () => {
    await site.database.asOwner('alter table offer_item drop constraint offer_item_inventory_check');
    const { sold, stock } = await raceForPieces(site);
    expect(sold).toBeGreaterThan(PIECES);
    expect(stock).toBe(PIECES - sold);
  }, 60_000);
});
