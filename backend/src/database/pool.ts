import { Pool, type PoolClient } from 'pg';
import { columnTypes } from './column-types';
import type { Connection } from './connection';

/** How long the users of a pool wait for what, in milliseconds, before they are answered that it goes not now. */
export interface PoolLimits {
  /** For a connection: a new one, or one that others have in use. */
  connect: number;
  /** For one statement. */
  statement: number;
  /** For one lock that another transaction holds. */
  lock: number;
  /** For the next statement of an open transaction: whoever forgets one holds its locks no longer than this. */
  idleInTransaction: number;
}

/** A request is given up before the proxies in front of us would give it up. */
export const CALLER_LIMITS: PoolLimits = { connect: 5000, statement: 15_000, lock: 5000, idleInTransaction: 15_000 };

/** Jobs go through more rows, and may take longer; nobody looks on. */
export const SERVICE_LIMITS: PoolLimits = { connect: 5000, statement: 60_000, lock: 5000, idleInTransaction: 60_000 };

/**
 * At most `max` connections, made when first needed, each held to `limits` by the database itself. Whoever waits longer
 * gets an error that `toAppError` knows as `unavailable`.
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
    // The planner is told that tables are in memory: by default it reckons with disks, and would rather read a whole
    // table than jump about in an index.
    options: '-c random_page_cost=1.1',
    // A server that went away without a word is noticed.
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool, and whoever uses it learns of it at his next statement. Without
  // listeners the news would end the process: the pool hears of idle connections, each connection of itself in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

const WAITED = 'arbora-waited';

type Release = (error?: Error | boolean) => void;
type OnConnect = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

/** A pool that says how long its connections are waited for. */
class WatchedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    if (this.listenerCount(WAITED as 'acquire') === 0) return callback ? super.connect(callback) : super.connect();
    const began = performance.now();
    const tell = () => void this.emit(WAITED, (performance.now() - began) / 1000);
    if (!callback) return super.connect().finally(tell);
    super.connect((...found) => {
      tell();
      callback(...found);
    });
  }
}

/** Calls `hear` with the seconds that each connection was waited for; returns how to stop that. */
export function onWait(pool: Pool, hear: (seconds: number) => void): () => void {
  pool.on(WAITED as 'acquire', hear as never);
  return () => void pool.off(WAITED as 'acquire', hear as never);
}
