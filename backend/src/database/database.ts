import type { Pool, PoolClient } from 'pg';
import { callerSettings, type Claims } from './as-caller';
import { loginConnection } from './connection';
import type { Connection } from './connection';
import { BEGIN, runPipelined } from './pipeline';
import { CALLER_LIMITS, createPool, SERVICE_LIMITS, type PoolLimits } from './pool';
import { transaction } from './transaction';

export type { Claims } from './as-caller';

export interface Database {
  /** Logged in as `authenticator`, which has no rights until it assumes a caller's role. */
  pool: Pool;
  /** Logged in as `arbora_service`. */
  service: Pool;
  /** Connection of `arbora_service` for libraries with their own connections (queue, LISTEN). */
  serviceConnection: Connection;
  /** Connection of the owner of all objects, for the schema and for tests. Never used to answer a request. */
  ownerConnection: Connection;
  /**
   * Runs `work` in one transaction under the caller's database role, committed when it returns and rolled back when it
   * throws. Row security sees the claims, and each statement has the role's timeout.
   */
  asRole<T>(claims: Claims | null, work: (client: PoolClient) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction as `arbora_service`. */
  asService<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections for callers' requests (default 16) and for the services' own work (default 8). */
  poolSize?: number;
  servicePoolSize?: number;
  /** Overrides limits of both pools. */
  limits?: Partial<PoolLimits>;
}

/** Opens a database whose schema is up to date. Connections are created on demand. */
export function openDatabase(owner: Connection, options: DatabaseOptions = {}): Database {
  const serviceConnection = loginConnection(owner, 'arbora_service');
  const { poolSize = 16, servicePoolSize = 8, limits } = options;
  const pool = createPool(loginConnection(owner, 'authenticator'), poolSize, { ...CALLER_LIMITS, ...limits });
  const service = createPool(serviceConnection, servicePoolSize, { ...SERVICE_LIMITS, ...limits });
  return {
    pool,
    service,
    serviceConnection,
    ownerConnection: owner,
    asRole: async (claims, work) => {
      const setCaller = callerSettings(claims);
      return transaction(pool, async (client) => {
        await runPipelined(client, [BEGIN, setCaller]);
        return work(client);
      });
    },
    asService: (work) =>
      transaction(service, async (client) => {
        await client.query('begin');
        return work(client);
      }),
    close: async () => {
      await Promise.all([pool.end(), service.end()]);
    },
  };
}
