import { randomUUID } from 'node:crypto';
import { REALTIME_PATH, REALTIME_TRANSPORTS } from '@arbora/domain';
import { Client } from 'pg';
import { io } from 'socket.io-client';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';
import { until } from '../../tests/until';
import { readConfig } from '../config';
import { startJobs } from '../jobs/job-runner';

let api: TestApp;
beforeAll(async () => void (api = await testApp({ config: { logLevel: 'silent' } })));
afterAll(() => api.close());

/** Metric values by name and labels, as Prometheus would parse them. */
async function numbers(site = api): Promise<Map<string, number>> {
  const answer = await site.call('GET', '/metrics');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0/),
  ]);
  return parse(answer.body);
}

function parse(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const counted = (method: string, route: string, status: number | string) =>
  `arbora_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

describe('requests', () => {
  it('requests are counted by route pattern, whatever the URL', async () => {
    const before = await numbers();
    for (let n = 0; n < 20; n++) {
      await api.call('GET', `/api/rest/news_item?limit=1&offset=${n}`);
      await api.call('GET', `/api/nothing/${randomUUID()}`);
      await api.call('DELETE', `/${randomUUID()}`);
      await api.call('GET', `/api/company/${n}`);
    }
    const after = await numbers();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown(counted('GET', '/api/rest/*', 200))).toBe(20);
    expect(grown(counted('GET', '/api/*', 404))).toBe(20);
    expect(grown(counted('DELETE', 'none', 405))).toBe(20);
    const isNew = [...after.keys()].filter((name) => name.includes('_count{') && !before.has(name));
    expect(isNew.length).toBeLessThanOrEqual(6);
    expect([...after.keys()].join()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  });

  it('requests in flight are counted, also after the client disconnects', async () => {
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const token = await api.tokenFor(await makePerson(api.database));
    const slot = await makeSlot(api.database);
    const holder = new Client(api.database.ownerConnection);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from booking_event_slot where id = $1 for update', [slot.id]);
    const leaving = new AbortController();
    const response = fetch(`${url}/api/backend/booking_reservation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(reservationBody(slot.id, ['Eva Malá'])),
      signal: leaving.signal,
    });
    // One of them is the metrics request itself.
    await until(async () => (await numbers()).get('arbora_http_requests_in_flight') === 2);
    leaving.abort();
    await expect(response).rejects.toThrow();
    await until(async () => (await numbers()).get('arbora_http_requests_in_flight') === 1);
    expect((await numbers()).get(counted('POST', '/api/backend/booking_reservation', 'aborted'))).toBe(1);
    await holder.end();
  });

  it('each request is logged in one line with id and route, without its parameters', async () => {
    const lines: string[] = [];
    const written = jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const talking = await testApp({ database: api.database, config: { logLevel: 'info', services: ['auth', 'rest'] } });
    try {
      await talking.call('GET', '/api/rest/news_item?slug=eq.tajne', undefined, {
        headers: { 'x-request-id': 'one-1' },
      });
    } finally {
      written.mockRestore();
      await talking.close();
    }
    const logged = lines.map((line) => JSON.parse(line) as object).filter((line) => 'route' in line);
    expect(logged).toEqual([
      expect.objectContaining({
        reqId: 'one-1', method: 'GET', route: '/api/rest/*', status: '200', ms: expect.any(Number), level: 30,
      }),
    ]); // oxfmt-ignore
    expect(lines.join()).not.toContain('tajne');
  });
});

describe('connections to the database', () => {
  it('database connections are reported by pool, with the number of waiting requests and the waiting time', async () => {
    const before = await numbers();
    await api.database.asRole(null, async () => {
      const now = await numbers();
      expect(now.get('arbora_database_connections{pool="requests",state="used"}')).toBe(1);
      expect(now.get('arbora_database_connections{pool="requests",state="max"}')).toBe(16);
      expect(now.get('arbora_database_waiting{pool="requests"}')).toBe(0);
    });
    const waited = 'arbora_database_wait_seconds_count{pool="requests"}';
    expect((await numbers()).get(waited)).toBe((before.get(waited) ?? 0) + 1);
  });

  it('an unavailable database leaves the other metrics intact', async () => {
    let gone = false;
    const asService: TestApp['database']['asService'] = (work) =>
      gone ? Promise.reject(new Error('gone')) : api.database.asService(work);
    const alone = await testApp({ database: { ...api.database, asService }, config: { services: ['auth'] } });
    expect((await numbers(alone)).get('arbora_database_up')).toBe(1);
    gone = true;
    const left = await numbers(alone);
    expect(left.get('arbora_database_up')).toBe(0);
    expect(left.get(counted('GET', '/metrics', 200))).toBe(1);
    await alone.close();
  });
});

describe('work', () => {
  it('pending and failed mails and jobs are reported', async () => {
    // A separate database: the mails of the shared one are sent.
    const idle = await testApp({ config: { services: ['auth'] } });
    const { database, app } = idle;
    const config = readConfig({ NODE_ENV: 'test' });
    const none = { name: 'probe', cron: '0 0 1 1 *', run: async () => undefined };
    const runner = await startJobs({ config, database }, [none], app.log);
    await runner.stop();
    await database.asOwner('delete from app_private.mail');
    await database.asOwner(`insert into app_private.mail (kind, status, created_at, next_attempt_at) values
      ('x', 'dead', now() - interval '3 days', now()),
      ('x', 'queued', now() - interval '1 hour', now()),
      ('x', 'queued', now() - interval '2 hours', now() + interval '1 day')`);
    await database.asOwner("insert into queue.job (name, policy, state) values ('probe', 'short', 'failed')");
    const now = await numbers(idle);
    expect(now.get('arbora_mails{state="dead"}')).toBe(1);
    expect(now.get('arbora_mails{state="queued"}')).toBe(2);
    expect(now.get('arbora_mails{state="sending"}')).toBe(0);
    expect(Math.round((now.get('arbora_mail_oldest_seconds') ?? 0) / 60)).toBe(60);
    expect(now.get('arbora_jobs{queue="probe",state="failed"}')).toBe(1);
    expect(now.get('arbora_jobs{queue="probe",state="created"}')).toBe(0);
    await idle.close();
  });
});

describe('the process', () => {
  it('process metrics are reported while the server listens', async () => {
    const now = await numbers();
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_start_time_seconds',
    ])
      expect(now.get(name)).toEqual(expect.any(Number));
    expect([...now.keys()]).toContainEqual(expect.stringMatching(/^arbora_build_info\{version="[\d.]+",node="v\d+/));
  });

  it('open sockets are counted', async () => {
    expect((await numbers()).get('arbora_realtime_connections')).toBe(0);
    const socket = io(api.app.listeningOrigin, { path: REALTIME_PATH, transports: [...REALTIME_TRANSPORTS] });
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
    expect((await numbers()).get('arbora_realtime_connections')).toBe(1);
    socket.close();
    await until(async () => (await numbers()).get('arbora_realtime_connections') === 0);
  });
});
