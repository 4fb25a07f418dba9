import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CapacityProblem } from '@arbora/domain';
import { Client } from 'pg';
import { testApp, type TestApp } from '../../tests/app';
import { makeSlot, reservationBody } from '../../tests/booking-fixtures';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { openDatabase, type Claims } from '../database/database';
import { MIGRATIONS_DIR } from '../database/migrate';

const PEOPLE = 120;
const SEATS = 20;
const CONNECTIONS_EACH = 16;

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
  const services = ['auth', 'booking'];
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
       select 'racer-' || gen_random_uuid() || '@example.org', '{arbora_customer}' from generate_series(1, $1)
       returning id, email
     )
     insert into user_profile (id, email) select id, email from person returning id as sub, email`,
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
    // Reservations queue their mail after they have counted the seats.
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
  made: number;
  refused: CapacityProblem[];
  places: number;
  tickets: number;
}

/** Everyone asks for one seat at once, over HTTP. */
async function raceForSeats(site: Site): Promise<Outcome> {
  const { database } = site;
  const slot = await makeSlot(database, { capacity_total: SEATS });
  const people = await makePeople(database, PEOPLE);
  const tokens = await Promise.all(people.map((person) => (site.instances[0] as TestApp).tokenFor(person)));
  const answers = await throughTheGate(database, 2 * CONNECTIONS_EACH, () =>
    Promise.all(
      tokens.map((token, index) =>
        fetch(`${site.origins[index % 2]}/api/backend/booking_reservation`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(reservationBody(slot.id, [`Host ${index}`])),
        }),
      ),
    ),
  );
  const refused = await Promise.all(
    answers.filter(({ status }) => status !== 201).map((answer) => answer.json() as Promise<CapacityProblem>),
  );
  const [held] = await database.asOwner<{ places: number; tickets: number }>(
    `select coalesce(sum(places), 0)::int as places,
       (select count(*)::int from booking_ticket t join booking_reservation r on r.id = t.reservation_id
        where r.event_slot_id = $1) as tickets
     from booking_reservation where event_slot_id = $1`,
    [slot.id],
  );
  return {
    made: answers.filter(({ status }) => status === 201).length,
    refused,
    ...(held ?? { places: -1, tickets: -1 }),
  };
}

/** The definition of create_reservation as the migration has it, with the locking of the slot taken out. */
function withoutTheLock(): string {
  const migration = readFileSync(path.join(MIGRATIONS_DIR, '0075_company_ids.sql'), 'utf8');
  const definition = /create or replace function app\.create_reservation\([\s\S]*?\n\$\$;/.exec(migration)?.[0] ?? '';
  const parts = definition.split(' for no key update');
  if (parts.length !== 2) throw new Error('create_reservation is expected to lock the slot in exactly one place');
  return parts.join('');
}

describe('many people want the last seats of a slot at once', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), 30_000);
  afterAll(() => site.close(), 30_000);

  test('exactly the seats there are get taken, and everyone else is told so', async () => {
    const { made, refused, places, tickets } = await raceForSeats(site);
    expect({ made, places, tickets }).toEqual({ made: SEATS, places: SEATS, tickets: SEATS });
    expect(refused).toHaveLength(PEOPLE - SEATS);
    for (const problem of refused) expect(problem).toMatchObject({ result: 'capacity', reason: 'togo', togo: 0 });
  }, 60_000);

  test('without the lock on the slot the same race oversells it', async () => {
    await site.database.asOwner(withoutTheLock());
    const { made, places, tickets } = await raceForSeats(site);
    expect(places).toBeGreaterThan(SEATS);
    expect({ made, tickets }).toEqual({ made: places, tickets: places });
  }, 60_000);
});
