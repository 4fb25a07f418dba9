import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Connection } from '../connection';
import { findBinaries } from './binaries';
import { ensureCluster, ownerPassword } from './cluster';
import { prepareFolders, socketFolder } from './folders';
import { takeOwnerLock } from './owner-lock';
import type { OwnerLock } from './owner-lock';
import { runningPostmaster } from './pid-file';
import { spawnPostmaster, stopPostmaster } from './postmaster';
import { DatabaseStartError, startError } from './start-error';
import { unprivilegedUser } from './unprivileged-user';

const START_MS = 30_000;
const DATABASE = 'arbora';

export interface EmbeddedServer {
  /** As the owner of everything, to the database `arbora`. */
  connection: Connection;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the packages on `dataDir`, making its cluster the first time. One that a killed
 * process left running is taken over.
 * @throws DatabaseStartError with one line saying why not: another process uses the folder, it cannot be read or
 * written, the disk is full
 */
export async function startEmbedded({
  dataDir,
  durable = true,
}: {
  dataDir: string;
  durable?: boolean;
}): Promise<EmbeddedServer> {
  try {
    return await start(dataDir, durable);
  } catch (error) {
    throw startError(dataDir, error);
  }
}

/**
 * The embedded database of `dataDir` for a moment's work beside the process that runs on it, or without one: then it is
 * started, and stopping stops it.
 * @throws DatabaseStartError as `startEmbedded`
 */
export async function besideEmbedded(dataDir: string): Promise<EmbeddedServer> {
  const { folders } = await prepareFolders(dataDir, unprivilegedUser);
  const running = await runningPostmaster(folders.cluster);
  if (!running) return startEmbedded({ dataDir });
  const password = await ownerPassword(folders.secretFile);
  const host = running.socketDir ?? folders.cluster;
  return {
    connection: { host, port: 5432, database: DATABASE, user: 'postgres', password },
    stop: async () => undefined,
  };
}

async function start(dataDir: string, durable: boolean): Promise<EmbeddedServer> {
  const { folders, user } = await prepareFolders(dataDir, unprivilegedUser);
  const { cluster, logFile } = folders;
  const { initdb, postgres } = await findBinaries(user, folders.shelter);
  const password = await ownerPassword(folders.secretFile);
  await ensureCluster({ folder: cluster, initdb, password, user, durable });
  const socketDir = await socketFolder(cluster, user);
  const connection = (host: string): Connection => ({
    host,
    port: 5432,
    database: 'postgres',
    user: 'postgres',
    password,
  });

  const giveUpAt = Date.now() + START_MS;
  let ended: Promise<string> | null = null;
  let log: string | null = null;
  for (;;) {
    const running = await runningPostmaster(cluster);
    if (running) {
      const found = connection(running.socketDir ?? socketDir);
      const lock = await lockWhenReady(found);
      if (lock === 'taken') {
        throw new DatabaseStartError(`The data folder ${dataDir} is in use by another running Arbora`);
      }
      if (lock) {
        await ensureDatabase(found);
        return server({ ...found, database: DATABASE }, cluster, lock);
      }
    } else if (!ended) {
      await clearStalePidFile(cluster);
      ended = spawnPostmaster({ postgres, cluster, socketDir, logFile, user, durable }).ended;
      void ended.then((text) => (log = text));
    } else if (log !== null) {
      // Another start may have been faster between our look and our try: then look again.
      if (!/postmaster\.pid" already exists/.test(log)) throw startError(dataDir, 'PostgreSQL ended at once', log);
      ended = null;
      log = null;
    }
    if (Date.now() > giveUpAt) throw startError(dataDir, `PostgreSQL did not get ready within ${START_MS / 1000} s`);
    await sleep(20);
  }
}

function server(connection: Connection, cluster: string, lock: OwnerLock): EmbeddedServer {
  return {
    connection,
    stop: async () => {
      await lock.release();
      await stopPostmaster(cluster);
    },
  };
}

/** The folder's lock; `taken` when another process has it; null while the database does not accept connections yet. */
async function lockWhenReady(connection: Connection): Promise<OwnerLock | 'taken' | null> {
  try {
    return (await takeOwnerLock(connection)) ?? 'taken';
  } catch (error) {
    const { code } = error as { code?: string };
    // Starting up, shutting down, or no socket yet.
    if (code === '57P03' || code === '57P01' || code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET') {
      return null;
    }
    throw error;
  }
}

/**
 * PostgreSQL judges by the number alone whether the process that wrote the file still lives; we know it is not a
 * PostgreSQL. Its own check of shared memory still keeps it from starting beside orphans.
 */
async function clearStalePidFile(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  if (existsSync(file)) await rm(file);
}

async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
