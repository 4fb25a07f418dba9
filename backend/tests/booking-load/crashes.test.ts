import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connectionUri } from '../../src/database/connection';
import { openDatabase } from '../../src/database/database';
import { startEmbedded, type EmbeddedServer } from '../../src/database/embedded/embedded';
import { runningPostmaster } from '../../src/database/embedded/pid-file';
import { upgradeSchema } from '../../src/database/schema/upgrade-schema';
import { testApp, type TestApp } from '../app';
import { makePerson } from '../booking-fixtures';
import type { TestDatabase } from '../database';
import { killServers, startServer, whenReady, type ServerProcess } from '../server-process';
import { until } from '../until';
import { playRound } from './rounds';
import { cachedTokens, type Instances } from './visitors';

// Processes are started and killed, which is slow on a busy machine.
jest.setTimeout(300_000);

/** The issuer of the tokens that every instance accepts. */
const ORIGIN = 'http://localhost:8080';
const PEOPLE = 120;
const SEATS = 20;

let dataDir: string;
let server: EmbeddedServer;
let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'arbora-crashes-'));
  await chmod(dataDir, 0o755);
  server = await startEmbedded({ dataDir });
  await upgradeSchema(server.connection);
  database = ownDatabase(server);
  app = await testApp({ database, config: { publicOrigin: ORIGIN } });
});
afterAll(async () => {
  killServers();
  await app.close();
  await database.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

/** The part of a test database that rounds use. */
function ownDatabase({ connection }: EmbeddedServer): TestDatabase {
  const opened = openDatabase(connection);
  const asOwner = async <Row extends object>(sql: string, values?: unknown[]): Promise<Row[]> => {
    const client = new Client(connection);
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
  const unused = () => Promise.reject(new Error('not used here'));
  return { ...opened, asOwner, claimsOf: unused, tryAs: unused };
}

function startInstance(): ServerProcess {
  return startServer({
    DATABASE_URL: connectionUri(server.connection),
    PUBLIC_ORIGIN: ORIGIN,
    SERVICES: 'auth,booking',
    SEED_DEMO: '0',
    LOG_LEVEL: 'silent',
  });
}

async function countReservations(): Promise<number> {
  const [{ n } = { n: 0 }] = await database.asOwner<{ n: number }>(
    'select count(*)::int as n from booking_reservation',
  );
  return n;
}

test('seats, tickets and mails stay exact when an instance and the database are killed meanwhile', async () => {
  const [first, second] = [startInstance(), startInstance()];
  const instances: Instances = {
    origins: await Promise.all([whenReady(first), whenReady(second)]),
    tokenFor: cachedTokens((person) => app.tokenFor(person)),
  };
  const sales = await makePerson(database, { acl: ['sales'] });
  await instances.tokenFor(sales);
  const killThings = async () => {
    await until(async () => (await countReservations()) >= 3);
    const { pid } = (await runningPostmaster(path.join(dataDir, 'postgres')))!;
    process.kill(pid, 'SIGKILL');
    await until(() =>
      countReservations().then(
        () => true,
        () => false,
      ),
    );
    await until(async () => (await countReservations()) >= 8);
    second.child.kill('SIGKILL');
    instances.origins[1] = await whenReady(startInstance());
  };
  await playRound(database, instances, { people: PEOPLE, seats: SEATS, sales, during: killThings });
});
