import { Client } from 'pg';
import { openDatabase, type Claims } from '../src/database/database';
import { testApp, type TestApp } from './app';
import { testDatabase, type TestDatabase } from './database';

/** Two listening instances of the application with one database. */
export interface RaceSite {
  database: TestDatabase;
  origins: string[];
  tokenFor(person: Claims): Promise<string>;
  /** Everyone sends `body(person)` to `path`, or the path of that person, concurrently over HTTP, alternating between the instances. */
  race(
    path: string | ((person: Claims) => string),
    people: readonly Claims[],
    body: (person: Claims) => unknown,
  ): Promise<Response[]>;
  close(): Promise<void>;
}

/**
 * `connections`: connections per instance, and so the number of concurrent transactions. `together`: number of
 * transactions that the gate waits for, if an instance lets people for the same slot share a transaction.
 */
export async function openRaceSite(
  services: string[],
  connections: number,
  together = 2 * connections,
): Promise<RaceSite> {
  // Overload is answered by 503, which is logged as an error.
  const config = { services, logLevel: 'silent' } as const;
  const database = await testDatabase({ poolSize: connections });
  const other = openDatabase(database.ownerConnection, { poolSize: connections });
  const first = await testApp({ database, config });
  const instances: TestApp[] = [first, await testApp({ database: { ...database, ...other }, config })];
  const origins = await Promise.all(instances.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  return {
    database,
    origins,
    tokenFor: (person) => first.tokenFor(person),
    race: async (path, people, body) => {
      const tokens = await Promise.all(people.map((person) => first.tokenFor(person)));
      return throughTheGate(database, together, () =>
        Promise.all(
          people.map((person, index) =>
            fetch(`${origins[index % 2]}${typeof path === 'string' ? path : path(person)}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[index]}` },
              body: JSON.stringify(body(person)),
            }),
          ),
        ),
      );
    },
    close: async () => {
      await Promise.all(instances.map((instance) => instance.close()));
      await other.close();
      await database.close();
    },
  };
}

/** Creates Czech customers. */
export async function makeCustomers(database: TestDatabase, count: number): Promise<Claims[]> {
  const rows = await database.asOwner<{ sub: string; email: string }>(
    `with person as (
       insert into auth_person (email, roles)
       select 'racer-' || gen_random_uuid() || '@example.org', '{arbora_customer}' from generate_series(1, $1)
       returning id, email
     )
     insert into user_profile (id, email, country) select id, email, 'CZ' from person returning id as sub, email`,
    [count],
  );
  return rows.map((row) => ({ ...row, role: 'arbora_customer' }));
}

/**
 * Lets every started transaction run as far as locks allow, holds them there until `waiting` transactions wait, then
 * releases them: this maximizes concurrency on any machine.
 */
export async function throughTheGate<T>(database: TestDatabase, waiting: number, race: () => Promise<T>): Promise<T> {
  const [gate, watch] = [new Client(database.ownerConnection), new Client(database.ownerConnection)];
  await Promise.all([gate.connect(), watch.connect()]);
  try {
    await gate.query('begin');
    // Transactions count the contested resource before they queue a mail.
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
