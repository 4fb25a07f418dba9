import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Gauge } from 'prom-client';
import type { Database } from '../database/database';
import { withTimeout } from '../http/with-timeout';

/** Scrapers usually wait ten seconds; without the database they get the other metrics. */
const ANSWER_WITHIN_MS = 2000;

interface Work {
  jobs: { queue: string; state: string; count: number }[];
  mails: { state: string; count: number; oldest: number }[];
}

/** Measures pending and failed work according to the database: the same for every instance. */
export function measureWork(app: FastifyInstance, { asService }: Pick<Database, 'asService'>): void {
  const registers = [app.metrics.registry];
  // All gauges of a scrape share one query.
  let look: Promise<Work | null> | null = null;
  const work = (): Promise<Work | null> =>
    (look ??= withTimeout(asService(readWork), ANSWER_WITHIN_MS)
      .catch(() => null)
      .finally(() => (look = null)));

  new Gauge({
    name: 'arbora_database_up',
    help: '1 while the database answers',
    registers,
    async collect() {
      this.set((await work()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'arbora_jobs',
    help: 'Jobs in the queue: created (waiting), retry, active, failed (until the queue forgets them)',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      const found = await work();
      this.reset();
      for (const { queue, state, count } of found?.jobs ?? []) this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'arbora_mails',
    help: 'Mails that are not sent: queued, sending, or dead (set aside, see GET /api/mail/dead)',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const found = await work();
      this.reset();
      for (const { state, count } of found?.mails ?? []) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'arbora_mail_oldest_seconds',
    help: 'How long the oldest mail that is due has been waiting',
    registers,
    async collect() {
      const found = await work();
      this.reset();
      if (found) this.set(Math.max(0, ...found.mails.map(({ oldest }) => oldest)));
    },
  });
}

async function readWork(client: PoolClient): Promise<Work> {
  const mails = await client.query<Work['mails'][number]>(
    `select states.state, count(mail.id)::int as count,
       coalesce(extract(epoch from now() - min(mail.created_at)
         filter (where mail.status <> 'dead' and mail.next_attempt_at <= now())), 0)::float8 as oldest
     from unnest(array['queued', 'sending', 'dead']) as states (state)
     left join app_private.mail on mail.status = states.state
     group by states.state`,
  );
  // The queue's tables are created by the first instance that runs jobs.
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('queue.job') is not null as there");
  if (!rows[0]?.there) return { jobs: [], mails: mails.rows };
  const jobs = await client.query<Work['jobs'][number]>(
    `select queue.name as queue, states.state, count(job.id)::int as count
     from queue.queue cross join unnest(array['created', 'retry', 'active', 'failed']) as states (state)
     left join queue.job on job.name = queue.name and job.state::text = states.state
     where queue.name not like '\\_\\_pgboss%'
     group by queue.name, states.state`,
  );
  return { jobs: jobs.rows, mails: mails.rows };
}
