import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConnection } from '../src/database/connection';
import type { Connection } from '../src/database/connection';
import { startEmbedded } from '../src/database/embedded/embedded';
import { stopPostmaster } from '../src/database/embedded/postmaster';
import { createSeeded, seededCluster } from './seeded-cluster';
import { announceServer } from './server-state';

const PREFIX = 'arbora-test-';
const TEMPLATE = 'arbora_template';

/** Starts a server with a seeded template database, or creates the database on the server of `TEST_DATABASE_URL`. */
export default async function globalSetup(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return announceServer({ owner: await startThrowAway(), template: TEMPLATE });
  const owner = parseConnection(url);
  const template = `${TEMPLATE}_${process.pid}`;
  await createSeeded(owner, template);
  announceServer({ owner, template });
}

async function startThrowAway(): Promise<Connection> {
  await clearLeftovers();
  const seeded = await seededCluster(TEMPLATE);
  const dataDir = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Keeps the owner of the files, under whom PostgreSQL runs.
  execFileSync('cp', ['-a', `${seeded}/.`, dataDir]);
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
