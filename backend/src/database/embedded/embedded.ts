import { Client } from 'pg';
import type { Connection } from '../connection';
import { findBinaries } from './binaries';
import { attachOrStart, type AttachOptions, type OwnedDatabase } from './attach-or-start';
import { ensureCluster, ownerPassword } from './cluster';
import { prepareFolders, socketFolder } from './folders';
import { keepRunning, RESTART_PAUSES_MS } from './keep-running';
import { runningPostmaster } from './pid-file';
import { stopPostmaster } from './postmaster';
import { tryRotateLog } from './server-log';
import { startError } from './start-error';
import { unprivilegedUser } from './unprivileged-user';

const DATABASE = 'arbora';
const LOG_CHECK_MS = 60_000;

export interface EmbeddedServer {
  /** Connection of the owner to the database `arbora`. */
  connection: Connection;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** False only for disposable clusters of tests. */
  durable?: boolean;
  /** Delays in milliseconds before each restart of a database that has ended by itself. */
  restartPauses?: readonly number[];
  /** Called once when a database that has ended cannot be restarted. */
  onLost?: (error: Error) => void;
}

/**
 * Starts the PostgreSQL of the installed packages on `dataDir`, creating its cluster the first time. One left running
 * by a killed process is taken over; one that ends while this process runs is restarted.
 * @throws DatabaseStartError with a one-line reason: another process uses the folder, it cannot be read or written, the
 * disk is full
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  try {
    return await start(options);
  } catch (error) {
    throw startError(options.dataDir, error);
  }
}

/**
 * Connects to the embedded database of `dataDir` for a short task, beside the process that runs on it. If none runs,
 * the database is started, and stopping stops it.
 * @throws DatabaseStartError as `startEmbedded`
 */
export async function connectEmbedded(dataDir: string): Promise<EmbeddedServer> {
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
  const { initdb, postgres } = await findBinaries(user, folders.accessibleDir);
  const password = await ownerPassword(folders.secretFile);
  await ensureCluster({ folder: cluster, initdb, password, user, durable });
  const socketDir = await socketFolder(cluster, user);
  const options = { dataDir, password, postgres, cluster, socketDir, logFile, user, durable };
  const first = await attachOrStart({ ...options, signal: new AbortController().signal });
  try {
    await ensureDatabase(first.connection);
  } catch (error) {
    await first.lock.release();
    if (first.spawned) await stopPostmaster(cluster);
    throw error;
  }
  return superviseServer(first, options, { restartPauses, onLost });
}

function superviseServer(
  { connection, lock }: OwnedDatabase,
  options: Omit<AttachOptions, 'signal'>,
  { restartPauses, onLost }: Required<Pick<EmbeddedOptions, 'restartPauses' | 'onLost'>>,
): EmbeddedServer {
  const { dataDir, cluster, logFile } = options;
  const supervisor = keepRunning(lock, {
    // Restarts use the address that this process already connects to.
    attachOrStart: (signal) => attachOrStart({ ...options, socketDir: connection.host, signal }),
    pauses: restartPauses,
    onLost: (error) => onLost(startError(dataDir, error)),
  });
  const logCheck = setInterval(() => tryRotateLog(logFile), LOG_CHECK_MS).unref();
  return {
    connection: { ...connection, database: DATABASE },
    async stop() {
      clearInterval(logCheck);
      await supervisor.stop();
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
