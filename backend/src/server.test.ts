import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { testApp } from '../tests/app';
import { makePerson, makeSlot, reservationBody } from '../tests/booking-fixtures';
import { testDatabase, type TestDatabase } from '../tests/database';
import { killServers, startServer, statusOf, untilDraining, whenReady } from '../tests/server-process';
import { until } from '../tests/until';
import { connectionUri } from './database/connection';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

afterEach(killServers);

const start = (env: Record<string, string>, ipc = true) =>
  startServer({ DATABASE_URL: connectionUri(database.ownerConnection), SERVICES: 'auth', SEED_DEMO: '0', ...env }, ipc);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const someoneWaits = (what: string) =>
  database
    .asOwner(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and application_name = $1`,
      [what],
    )
    .then(({ length }) => length > 0);

describe('the server process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('says where it listens, and ends cleanly at %s', async (signal) => {
    const server = start({});
    const url = await whenReady(server);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    // Commands of the workspace look there before they replace the packages.
    const note = path.resolve(__dirname, `../../.arbora/running/${server.child.pid}.json`);
    expect(JSON.parse(readFileSync(note, 'utf8'))).toEqual({ pid: server.child.pid, dataDir: null });
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(server.output()).toBe('');
    expect(existsSync(note)).toBe(false);
  });

  it('does not listen before the database is up to date', async () => {
    const port = await freePort();
    const other = new Client(database.ownerConnection);
    await other.connect();
    await other.query("select pg_advisory_lock(hashtext('arbora schema'))");
    const server = start({ PORT: String(port) });
    const listening = whenReady(server);
    await until(() => someoneWaits('arbora schema'));
    expect(await statusOf(`http://127.0.0.1:${port}/readyz`)).toBe(0);
    await other.end();
    expect(await statusOf(`${await listening}/readyz`)).toBe(200);
  });

  it('after SIGTERM reports that it is not ready, and serves for DRAIN_SECONDS or until a second signal', async () => {
    const server = start({ DRAIN_SECONDS: '600' });
    const url = await whenReady(server);
    server.child.kill('SIGTERM');
    await untilDraining(url);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('after SIGTERM accepts no more requests, and answers open ones', async () => {
    // The issuer of the token is the origin of both.
    const publicOrigin = 'http://localhost:8080';
    const local = await testApp({ database, config: { publicOrigin } });
    const token = await local.tokenFor(await makePerson(database));
    const slot = await makeSlot(database);
    await local.close();
    const server = start({ SERVICES: 'auth,booking', PUBLIC_ORIGIN: publicOrigin });
    const url = await whenReady(server);
    const holder = new Client(database.ownerConnection);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from booking_event_slot where id = $1 for update', [slot.id]);

    const response = fetch(`${url}/api/backend/booking_reservation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(reservationBody(slot.id, ['Eva Malá'])),
    });
    await until(() => someoneWaits('arbora'));
    server.child.kill('SIGTERM');
    await until(async () => (await statusOf(`${url}/healthz`)) === 0);
    await holder.end();
    expect((await response).status).toBe(201);
    expect(await server.ended).toBe(0);
  });

  it('shuts down in order after an uncaught error, and logs it', async () => {
    const fault = "process.on('SIGUSR2', () => { throw new Error('nobody waited for this') })";
    const server = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` });
    await whenReady(server);
    server.child.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^uncaught: Error: nobody waited for this\n/);
  });

  it('ends when its parent process disconnects', async () => {
    const server = start({});
    await whenReady(server);
    // Node emits no 'close' for a child that it disconnected from.
    const exited = once(server.child, 'exit');
    server.child.disconnect();
    expect((await exited)[0]).toBe(0);
  });

  it('prints its address in one line if it has no parent process to notify', async () => {
    const server = start({}, false);
    await once(server.child.stdout as NodeJS.ReadableStream, 'data');
    expect(server.output()).toMatch(/^ready http:\/\/127\.0\.0\.1:\d+\n$/);
    server.child.kill();
    await server.ended;
  });

  it('reports a port in use in one line, before it creates a database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const dataDir = path.join(tmpdir(), `arbora-port-${port}`);
    const server = start({ PORT: String(port), DATABASE_URL: '', DATA_DIR: dataDir });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(`Port ${port} on 127.0.0.1 is in use; stop what runs there or set PORT.\n`);
    expect(existsSync(dataDir)).toBe(false);
    other.close();
  });

  it.each([
    ['a wrong setting', { PORT: 'many' }, 'PORT'],
    ['an unknown service', { SERVICES: 'auht' }, 'auht'],
    ['a database that is not there', { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, '127.0.0.1:1'],
  ])('names %s in one line', async (_what, env, word) => {
    const server = start(env);
    expect(await server.ended).toBe(1);
    expect(server.output().trimEnd().split('\n')).toEqual([expect.stringContaining(word)]);
  });
});
