import type { PoolClient } from 'pg';
import type { Database } from '../database/database';
import { AppError } from './errors';

/** At most `max` calls per key in a rolling window, counted in the database and so across instances. */
export interface RateLimit {
  /** The limited operation, such as `user.exists`. */
  scope: string;
  max: number;
  windowSeconds: number;
}

/** Counts a call; throws request.limited with the seconds to wait if the window is full. */
export async function countCall(database: Database, limit: RateLimit, key: string): Promise<void> {
  const wait = await tryCountCall(database, limit, key);
  if (wait > 0) throw new AppError('request.limited', { retryAfter: wait });
}

/** Like `countCall`, in the transaction of `client`: a rolled back call does not count. */
export async function countCallIn(client: PoolClient, limit: RateLimit, key: string): Promise<void> {
  const wait = await tryCountCallIn(client, limit, key);
  if (wait > 0) throw new AppError('request.limited', { retryAfter: wait });
}

/** Counts a call and returns 0, or the seconds to wait if the window is full. */
export async function tryCountCall(database: Database, limit: RateLimit, key: string): Promise<number> {
  return database.asService((client) => tryCountCallIn(client, limit, key));
}

async function tryCountCallIn(client: PoolClient, limit: RateLimit, key: string): Promise<number> {
  const { rows } = await client.query<{ wait: number }>('select app_private.limit_take($1, $2, $3, $4) as wait', [
    limit.scope,
    key,
    limit.max,
    limit.windowSeconds,
  ]);
  return rows[0]?.wait ?? 0;
}
