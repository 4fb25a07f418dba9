import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Deps } from '../service';
import type { Job } from './job';

/** Owned by the services' login role, see `schema/platform/schemas.sql`. */
const SCHEMA = 'queue';

/** Runs jobs on schedule; each run is taken by one instance. Stopping lets a running job finish. */
export async function startJobs(
  deps: Deps,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
): Promise<{ stop(): Promise<void> }> {
  const { service } = deps.database;
  const pendingQueries = new Set<Promise<unknown>>();
  const boss = new PgBoss({
    schema: SCHEMA,
    db: {
      // The schema exists already; creating it would require rights on the whole database.
      executeSql: (text, values) => {
        const query = service.query(text.replace(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`, 'SELECT 1'), values);
        pendingQueries.add(query);
        const remove = () => void pendingQueries.delete(query);
        query.then(remove, remove);
        return query;
      },
    },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  const stop = async () => {
    // Wait for pending queries: stopping a worker in the middle of one would leave a timer that outlives the stop.
    while (pendingQueries.size > 0) await Promise.allSettled(pendingQueries);
    await boss.stop({ graceful: true, timeout: 5000, wait: true, close: false });
  };
  try {
    await withSetupLock(service, async () => {
      await boss.start();
      for (const { name, cron, timeZone = 'UTC' } of jobs) {
        // At most one run is queued: after a pause the job runs once, not once per missed time.
        await boss.createQueue(name, { name, policy: 'short', retryLimit: 2, expireInMinutes: 10 });
        await boss.schedule(name, cron, undefined, { tz: timeZone });
      }
    });
    for (const job of jobs) {
      await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
        try {
          await job.run(deps);
        } catch (error) {
          // The queue records and retries the failure but does not report it.
          log.error({ err: error, job: job.name }, 'job failed');
          throw error;
        }
      });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Serializes the library's preparations, which deadlock when instances create the same queues concurrently. */
async function withSetupLock(service: Pool, work: () => Promise<void>): Promise<void> {
  const client = await service.connect();
  try {
    // The second instance waits as long as it takes.
    await client.query("select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)");
    await client.query("select pg_advisory_lock(hashtext('arbora job queue'))");
    await work();
  } finally {
    // Closing the connection releases the lock in any state.
    client.release(true);
  }
}
