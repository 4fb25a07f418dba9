import type { Database } from '../../database/database';
import { AppError } from '../../http/errors';
import { hashSecretToken } from '../secret-token';
import { webauthnHelpers } from './webauthn';

/** Allows for a login page that stays open, and for the time to find the key. */
const MINUTES = 10;

/** Stores a challenge: for a person's new passkey, or for a login (null). */
export async function storeChallenge(database: Database, challenge: string, personId: string | null): Promise<void> {
  await database.asService((client) =>
    client.query(
      `insert into app_private.passkey_challenge (challenge_hash, person_id, expires_at)
       values ($1, $2, now() + make_interval(mins => $3))`,
      [hashSecretToken(challenge), personId, MINUTES],
    ),
  );
}

/**
 * Consumes the signed challenge, even if the signature turns out invalid. Throws auth.challenge_expired for a challenge
 * that is used, expired, unknown or for another purpose, auth.passkey_invalid for a malformed response.
 */
export async function consumeChallenge(
  database: Database,
  clientData: string,
  personId: string | null,
): Promise<string> {
  const challenge = await challengeOf(clientData);
  const { rowCount } = await database.asService((client) =>
    client.query(
      `delete from app_private.passkey_challenge
       where challenge_hash = $1 and person_id is not distinct from $2 and expires_at > clock_timestamp()`,
      [hashSecretToken(challenge), personId],
    ),
  );
  if (!rowCount) throw new AppError('auth.challenge_expired');
  return challenge;
}

async function challengeOf(clientData: string): Promise<string> {
  const { decodeClientDataJSON } = await webauthnHelpers();
  try {
    return String(decodeClientDataJSON(clientData).challenge);
  } catch {
    throw new AppError('auth.passkey_invalid');
  }
}
