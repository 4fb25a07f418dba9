import { once } from 'node:events';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { testApp } from '../../tests/app';
import { until } from '../../tests/until';
import { readConfig } from '../config';
import type { Job } from './job';
import { JOBS } from './index';
import { startJobs } from './job-runner';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('instances that start concurrently share one schedule, and a waiting job runs once', async () => {
  const { app, close } = await testApp({ database });
  const config = readConfig({ NODE_ENV: 'test' });
  let runs = 0;
  let ran: () => void;
  const firstRun = new Promise<void>((resolve) => (ran = resolve));
  const probe: Job = {
    name: 'probe',
    cron: '0 0 1 1 *',
    run: async () => {
      runs += 1;
      ran();
    },
  };
  const runners = await Promise.all([1, 2].map(() => startJobs({ config, database }, [probe, ...JOBS], app.log)));
  try {
    const schedule = await database.asOwner<{ name: string }>('select name from queue.schedule order by name');
    expect(schedule.map(({ name }) => name)).toEqual([...JOBS.map(({ name }) => name), 'probe'].sort());
    await database.asOwner("insert into queue.job (name, policy) values ('probe', 'short')");
    await firstRun;
  } finally {
    await Promise.all(runners.map((runner) => runner.stop()));
    await close();
  }
  expect(runs).toBe(1);
}, 30_000);

test('stopping waits for the running job, and its completion is recorded', async () => {
  const { app, close } = await testApp({ database });
  const began = new AbortController();
  const finish = new AbortController();
  const slow: Job = {
    name: 'slow',
    cron: '0 0 1 1 *',
    run: async () => {
      began.abort();
      await once(finish.signal, 'abort');
    },
  };
  const runner = await startJobs({ config: readConfig({ NODE_ENV: 'test' }), database }, [slow], app.log);
  const running = once(began.signal, 'abort');
  await database.asOwner("insert into queue.job (name, policy) values ('slow', 'short')");
  await running;
  const stopped = runner.stop();
  finish.abort();
  await stopped;
  expect(await database.asOwner("select state from queue.job where name = 'slow'")).toEqual([{ state: 'completed' }]);
  await close();
}, 30_000);

test('an instance whose jobs fail to start retries', async () => {
  await database.asOwner('delete from queue.schedule');
  const { app, close } = await testApp({ database, config: { services: ['jobs'], logLevel: 'silent' } });
  const refused = jest.spyOn(database.service, 'connect').mockRejectedValueOnce(new Error('gone') as never);
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    await until(async () => (await database.asOwner('select from queue.schedule')).length === JOBS.length);
    expect(refused.mock.calls.length).toBeGreaterThan(1);
  } finally {
    refused.mockRestore();
    await close();
  }
}, 30_000);
