import type { AccessTokenClaims, AuthRole } from '@arbora/domain';
import { ROLE } from '@arbora/domain';
import { escapeLiteral } from 'pg';
import type { Pool, PoolClient } from 'pg';
import { loginConnection } from './connection';
import type { Connection } from './connection';
import { CALLER_LIMITS, createPool, SERVICE_LIMITS, type PoolLimits } from './pool';

/** What decides rights in the database; null is an anonymous caller. */
export type Claims = Pick<AccessTokenClaims, 'role' | 'sub' | 'email'> & Partial<AccessTokenClaims>;

export interface Database {
  /** Logged in as `authenticator`: may do nothing before it becomes a caller's role. */
  pool: Pool;
  /** Logged in as `arbora_service`. */
  service: Pool;
  /** Connection of `arbora_service`, for libraries that keep connections of their own (queue, LISTEN). */
  serviceConnection: Connection;
  /** Connection of the owner of all objects: its schema, tests. Never used to answer a request. */
  ownerConnection: Connection;
  /**
   * Runs `work` in one transaction under the caller's database role, committed when it returns and rolled back when it
   * throws. Row security sees the claims.
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
  /** Other limits than usual, for both pools. */
  limits?: Partial<PoolLimits>;
}

const ROLES: ReadonlySet<string> = new Set<AuthRole>(Object.values(ROLE));

/** The statement that begins a transaction under a caller's role: one round trip. */
export function beginAs(claims: Claims | null): string {
  const role = claims?.role ?? ROLE.anon;
  // The database refuses other roles too; this keeps the reason apart from a missing privilege.
  if (!ROLES.has(role)) throw new Error(`unknown role ${role}`);
  const json = escapeLiteral(JSON.stringify(claims ?? { role }));
  return `begin; select set_config('role', '${role}', true), set_config('request.jwt.claims', ${json}, true)`;
}

/** Connects to a database whose schema is up to date. Connections are made when first needed. */
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
    asRole: async (claims, work) => transaction(pool, beginAs(claims), work),
    asService: (work) => transaction(service, 'begin', work),
    close: async () => {
      await Promise.all([pool.end(), service.end()]);
    },
  };
}

async function transaction<T>(pool: Pool, begin: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
