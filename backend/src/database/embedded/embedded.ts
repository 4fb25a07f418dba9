import { Client } from 'pg';
import type { Connection } from '../connection';
import { findBinaries } from './binaries';
import { bringUp, type BringUpOptions, type Up } from './bring-up';
import { ensureCluster, ownerPassword } from './cluster';
import { prepareFolders, socketFolder } from './folders';
import { keepRunning, RESTART_PAUSES_MS } from './keep-running';
import { runningPostmaster } from './pid-file';
import { stopPostmaster } from './postmaster';
import { rotateLog } from './server-log';
import { startError } from './start-error';
import { unprivilegedUser } from './unprivileged-user';

const DATABASE = 'arbora';
const LOG_CHECK_MS = 3_600_000;

export interface EmbeddedServer {
  /** As the owner of everything, to the database `arbora`. */
  connection: Connection;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** False only for throw-away clusters of tests. */
  durable?: boolean;
  /** Milliseconds before each start of a database that has ended by itself. */
  restartPauses?: readonly number[];
  /** Told once when a database that has ended cannot be started again. */
  onLost?: (error: Error) => void;
}

/**
 * Starts the PostgreSQL that comes with the packages on `dataDir`, making its cluster the first time. One that a killed
 * process left running is taken over; one that ends while this process runs is started again.
 * @throws DatabaseStartError with one line saying why not: another process uses the folder, it cannot be read or
 * written, the disk is full
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  try {
    return await start(options);
  } catch (error) {
    throw startError(options.dataDir, error);
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

async function start({
  dataDir,
  durable = true,
  restartPauses = RESTART_PAUSES_MS,
  onLost = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const { folders, user } = await prepareFolders(dataDir, unprivilegedUser);
  const { cluster, logFile } = folders;
  const { initdb, postgres } = await findBinaries(user, folders.shelter);
  const password = await ownerPassword(folders.secretFile);
  await ensureCluster({ folder: cluster, initdb, password, user, durable });
  const socketDir = await socketFolder(cluster, user);
  const options = { dataDir, password, postgres, cluster, socketDir, logFile, user, durable };
  const first = await bringUp({ ...options, signal: new AbortController().signal });
  await ensureDatabase(first.connection);
  return keptServer(first, options, { restartPauses, onLost });
}

function keptServer(
  { connection, lock }: Up,
  options: Omit<BringUpOptions, 'signal'>,
  { restartPauses, onLost }: Required<Pick<EmbeddedOptions, 'restartPauses' | 'onLost'>>,
): EmbeddedServer {
  const { dataDir, cluster, logFile } = options;
  const keeper = keepRunning(lock, {
    // At the address that this process already uses.
    bringUp: (signal) => bringUp({ ...options, socketDir: connection.host, signal }),
    pauses: restartPauses,
    onLost: (error) => onLost(startError(dataDir, error)),
  });
  const logCheck = setInterval(() => rotateLog(logFile), LOG_CHECK_MS).unref();
  return {
    connection: { ...connection, database: DATABASE },
    async stop() {
      clearInterval(logCheck);
      await keeper.stop();
      await stopPostmaster(cluster);
    },
  };
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
