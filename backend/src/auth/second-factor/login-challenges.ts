import type { PoolClient } from 'pg';
import type { PrivateRow } from '../../database/private/private-row';
import { AppError } from '../../http/errors';
import { hashSecretToken, newSecretToken } from '../secret-token';

/** Validity of a challenge: time to fetch the phone. */
const CHALLENGE_MINUTES = 10;

/** Begins the second step of a login; returns the token and stores its hash. */
export async function beginChallenge(client: PoolClient, personId: string): Promise<string> {
  const token = newSecretToken();
  await client.query(
    `insert into app_private.auth_challenge (token_hash, person_id, expires_at)
     values ($1, $2, now() + make_interval(mins => $3))`,
    [hashSecretToken(token), personId, CHALLENGE_MINUTES],
  );
  return token;
}

/** The person of a challenge. Throws auth.challenge_expired for one that is used, expired or unknown. */
export async function personOfChallenge(client: PoolClient, token: string): Promise<string> {
  const { rows } = await client.query<PrivateRow<'auth_challenge', 'person_id'>>(
    `select person_id from app_private.auth_challenge
     where token_hash = $1 and expires_at > clock_timestamp()`,
    [hashSecretToken(token)],
  );
  if (rows[0] === undefined) throw new AppError('auth.challenge_expired');
  return rows[0].person_id;
}

/** Uses a challenge up. Throws auth.challenge_expired if a concurrent response was faster. */
export async function endChallenge(client: PoolClient, token: string): Promise<void> {
  const { rowCount } = await client.query('delete from app_private.auth_challenge where token_hash = $1', [
    hashSecretToken(token),
  ]);
  if (!rowCount) throw new AppError('auth.challenge_expired');
}

/** Deletes all challenges of a person, because they began with a password that is now replaced. */
export async function endChallenges(client: PoolClient, personId: string): Promise<void> {
  await client.query('delete from app_private.auth_challenge where person_id = $1', [personId]);
}
