import { mkdtemp, readdir, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { parseConnection } from '../src/database/connection';
import type { Connection } from '../src/database/connection';
import { seedDemo } from '../src/database/demo/seed-demo';
import { startEmbedded } from '../src/database/embedded/embedded';
import { stopPostmaster } from '../src/database/embedded/postmaster';
import { upgradeSchema } from '../src/database/schema/upgrade-schema';
import { announceServer } from './server-state';

const PREFIX = 'arbora-test-';

/** Seeds relative to today, so that upcoming events of the seed are upcoming in the tests. */
export default async function globalSetup(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  const owner = url ? parseConnection(url) : await startThrowAway();
  const template = `arbora_template_${process.pid}`;
  const client = new Client(owner);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const connection: Connection = { ...owner, database: template };
  await upgradeSchema(connection);
  await seedDemo(connection, { origin: 'http://arbora.test' });
  announceServer({ owner, template });
}

async function startThrowAway(): Promise<Connection> {
  await clearLeftovers();
  const dataDir = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, durable: false });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  (globalThis as { stopTestServer?: () => Promise<void> }).stopTestServer = stop;
  return { ...server.connection, database: 'postgres' };
}

/** Removes remains of interrupted runs, for which Jest runs no teardown. */
async function clearLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-')[0] : NaN);
    if (!Number.isInteger(pid) || isAlive(pid)) continue;
    const folder = path.join(tmpdir(), name);
    await stopPostmaster(path.join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
