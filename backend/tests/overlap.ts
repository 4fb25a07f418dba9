import type { PoolClient } from 'pg';
import type { TestDatabase } from './database';

/**
 * Runs two transactions so that the second one starts when the first is done but not yet committed, the worst moment of
 * a race. The first commits once the second waits for a lock or has finished without waiting.
 */
export async function overlap<First, Second>(
  database: TestDatabase,
  first: (client: PoolClient) => Promise<First>,
  second: (client: PoolClient) => Promise<Second>,
): Promise<[First, PromiseSettledResult<Second>]> {
  let secondOutcome: Promise<PromiseSettledResult<Second>> | undefined;
  const result = await database.asService(async (client) => {
    const done = await first(client);
    let finished = false;
    secondOutcome = Promise.allSettled([database.asService(second)]).then(([outcome]) => {
      finished = true;
      return outcome;
    });
    while (!finished && !(await someoneWaits(database))) await new Promise(setImmediate);
    return done;
  });
  if (secondOutcome === undefined) throw new Error('the second transaction was not started');
  return [result, await secondOutcome];
}

async function someoneWaits(database: TestDatabase): Promise<boolean> {
  const waiting = await database.asOwner(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return waiting.length > 0;
}
