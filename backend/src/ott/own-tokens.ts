import { createHash, randomBytes } from 'node:crypto';
import { PRODUCT } from '@arbora/domain';
import type { Database } from '../database/database';
import type { PrivateRow } from '../database/private/private-row';
import { AppError } from '../http/errors';
import type { OneTimeTokens } from './one-time-tokens';
import { isSignature } from './signature';

/** Tolerated difference of an application's clock, in either direction. */
export const CLOCK_TOLERANCE_MS = 60_000;
const TOKEN_SECONDS = 60;

const hash = (value: string | Buffer) => createHash('sha256').update(value).digest();

/** Tokens for this product's application, stored in the database, so that used ones are invalid in every instance. */
export function ownTokens(database: Database, secret: string): OneTimeTokens {
  return {
    async issue({ app_id, timestamp, signature }) {
      if (app_id !== PRODUCT || !isSignature(signature, secret, app_id, timestamp)) {
        throw new AppError('ott.signature_invalid');
      }
      if (Math.abs(Date.now() - timestamp) > CLOCK_TOLERANCE_MS) throw new AppError('ott.timestamp_stale');
      const token = randomBytes(32).toString('base64url');
      const { rows } = await database.asService((client) =>
        client.query<PrivateRow<'one_time_token', 'expires_at'>>(
          `insert into app_private.one_time_token (app_id, token_hash, signature_hash, expires_at)
           values ($1, $2, $3, now() + make_interval(secs => $4))
           on conflict (signature_hash) do nothing returning expires_at`,
          // Hash the bytes: the same signature may be written in upper or lower case.
          [app_id, hash(token), hash(Buffer.from(signature, 'hex')), TOKEN_SECONDS],
        ),
      );
      if (rows[0] === undefined) throw new AppError('ott.replayed');
      return { token, expires_at: rows[0].expires_at };
    },

    async redeem(token) {
      const { rows } = await database.asService((client) =>
        client.query<PrivateRow<'one_time_token', 'app_id'>>(
          `update app_private.one_time_token set used_at = clock_timestamp()
           where token_hash = $1 and used_at is null and expires_at > clock_timestamp() returning app_id`,
          [hash(token)],
        ),
      );
      if (rows[0] === undefined) throw new AppError('ott.token_invalid');
      return rows[0];
    },
  };
}
