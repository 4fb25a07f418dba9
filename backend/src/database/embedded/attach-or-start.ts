import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../connection';
import { takeOwnerLock, type OwnerLock } from './owner-lock';
import { runningPostmaster } from './pid-file';
import { spawnPostmaster, type PostmasterOptions } from './postmaster';
import { clearStaleLocks } from './stale-locks';
import { FolderInUseError, startError } from './start-error';

const START_MS = 30_000;
const STEP_MS = 20;
/** Delay between attempts while processes of a previous PostgreSQL are ending. */
const ORPHAN_STEP_MS = 200;

/** Transient errors: another start was faster, or processes of a killed PostgreSQL have not all ended. */
const TRANSIENT_ERRORS = /postmaster\.pid" already exists|pre-existing shared memory block/;

export interface AttachOptions extends PostmasterOptions {
  dataDir: string;
  password: string;
  /** Aborts the attempt. */
  signal: AbortSignal;
}

/** A running database that this process owns. */
export interface OwnedDatabase {
  /** Connection of the owner to the maintenance database of the cluster. */
  connection: Connection;
  lock: OwnerLock;
  /** Whether it had to be started; false if it was already running. */
  spawned: boolean;
}

/**
 * Attaches to the PostgreSQL of a cluster or starts it, and takes the folder's lock.
 * @throws FolderInUseError if another process has the lock, DatabaseStartError
 */
export async function attachOrStart(options: AttachOptions): Promise<OwnedDatabase> {
  const { dataDir, cluster, socketDir, password, signal } = options;
  const giveUpAt = Date.now() + START_MS;
  let spawned = false;
  let ended: Promise<string> | null = null;
  let log: string | null = null;
  let serverLog = '';
  for (;;) {
    const running = await runningPostmaster(cluster);
    if (running) {
      const host = running.socketDir ?? socketDir;
      const connection = { host, port: 5432, database: 'postgres', user: 'postgres', password };
      const lock = await lockWhenReady(connection);
      if (lock === 'taken') throw new FolderInUseError(dataDir);
      if (lock) return { connection, lock, spawned };
    } else if (!ended) {
      await clearStaleLocks(cluster, socketDir);
      ended = spawnPostmaster(options).ended;
      spawned = true;
      void ended.then((text) => (log = text));
    } else if (log !== null) {
      if (!TRANSIENT_ERRORS.test(log)) throw startError(dataDir, 'PostgreSQL ended at once', log);
      serverLog = log;
      ended = null;
      log = null;
      await sleep(ORPHAN_STEP_MS, undefined, { signal });
    }
    if (Date.now() > giveUpAt) {
      throw startError(dataDir, `PostgreSQL did not get ready within ${START_MS / 1000} s`, serverLog);
    }
    await sleep(STEP_MS, undefined, { signal });
  }
}

/**
 * Takes the folder's lock; `taken` if another process has it; null while the database does not accept connections yet.
 */
async function lockWhenReady(connection: Connection): Promise<OwnerLock | 'taken' | null> {
  try {
    return (await takeOwnerLock(connection)) ?? 'taken';
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    if (code === undefined ? message?.startsWith('Connection terminated') : NOT_READY.has(code)) return null;
    throw error;
  }
}

/** Starting up, shutting down, or no socket yet. */
const NOT_READY: ReadonlySet<string | undefined> = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
