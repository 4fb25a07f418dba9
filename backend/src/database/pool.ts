import { Pool, type PoolClient } from 'pg';
import { columnTypes } from './column-types';
import type { Connection } from './connection';

/** Timeouts of a pool's users in milliseconds; beyond them the answer is `unavailable`. */
export interface PoolLimits {
  /** Waiting for a connection, new or in use by others. */
  connect: number;
  /** A single statement. */
  statement: number;
  /** Waiting for a lock that another transaction holds. */
  lock: number;
  /** Pause between statements of an open transaction: a forgotten one releases its locks after this time. */
  idleInTransaction: number;
}

/** Shorter than the timeouts of the proxies in front. */
export const CALLER_LIMITS: PoolLimits = { connect: 5000, statement: 15_000, lock: 5000, idleInTransaction: 15_000 };

/** Longer, since jobs process more rows and no person waits for them. */
export const SERVICE_LIMITS: PoolLimits = { connect: 5000, statement: 60_000, lock: 5000, idleInTransaction: 60_000 };

/**
 * Creates a pool of at most `max` connections, opened on demand, whose `limits` the database enforces. Exceeding them
 * throws an error that `toAppError` maps to `unavailable`.
 */
export function createPool(connection: Connection, max: number, limits: PoolLimits): Pool {
  const pool = new WatchedPool({
    ...connection,
    max,
    types: columnTypes,
    application_name: 'arbora',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    // Tables are in memory: the default assumes disks and would prefer a sequential scan to an index.
    options: '-c random_page_cost=1.1',
    // Detects a server that disappeared silently.
    keepAlive: true,
  });
  // The pool replaces a broken connection, and its current user gets an error from the next statement. Without
  // listeners the error events would end the process; the pool reports idle connections, each connection in use reports
  // itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

const WAITED = 'arbora-waited';

type Release = (error?: Error | boolean) => void;
type OnConnect = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

/** A pool that emits the waiting time for each connection. */
class WatchedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    if (this.listenerCount(WAITED as 'acquire') === 0) return callback ? super.connect(callback) : super.connect();
    const began = performance.now();
    const emitWait = () => void this.emit(WAITED, (performance.now() - began) / 1000);
    if (!callback) return super.connect().finally(emitWait);
    super.connect((...found) => {
      emitWait();
      callback(...found);
    });
  }
}

/**
 * Calls `listener` with the time in seconds that each connection was waited for; returns a function that unsubscribes it.
 */
export function onWait(pool: Pool, listener: (seconds: number) => void): () => void {
  pool.on(WAITED as 'acquire', listener as never);
  return () => void pool.off(WAITED as 'acquire', listener as never);
}
