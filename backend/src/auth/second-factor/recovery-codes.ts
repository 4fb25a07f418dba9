import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { Secret } from 'otpauth';
import { hashSecretToken } from '../secret-token';

const COUNT = 10;
/** 80 bits each: even an unsalted hash cannot be reversed by brute force. */
const BYTES = 10;

/** The typed code without the dashes that make it readable. */
function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
}

/** Replaces a person's recovery codes with ten new ones, which are shown once: `ABCD-EFGH-IJKL-MNOP`. */
export async function makeRecoveryCodes(client: PoolClient, personId: string): Promise<string[]> {
  const codes = Array.from(
    { length: COUNT },
    () => new Secret({ buffer: new Uint8Array(randomBytes(BYTES)).buffer }).base32,
  );
  await client.query('delete from app_private.recovery_code where person_id = $1', [personId]);
  await client.query('insert into app_private.recovery_code (person_id, code_hash) select $1, unnest($2::bytea[])', [
    personId,
    codes.map(hashSecretToken),
  ]);
  return codes.map((code) => code.replaceAll(/(.{4})(?!$)/g, '$1-'));
}

/** As `makeRecoveryCodes`, for the first factor; null for a person who still has codes. */
export async function firstRecoveryCodes(client: PoolClient, personId: string): Promise<string[] | null> {
  const { rowCount } = await client.query(
    'select from app_private.recovery_code where person_id = $1 and used_at is null limit 1',
    [personId],
  );
  return rowCount ? null : makeRecoveryCodes(client, personId);
}

/** Uses up a code; false for a used code or one of another person. */
export async function takeRecoveryCode(client: PoolClient, personId: string, code: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update app_private.recovery_code set used_at = clock_timestamp()
     where person_id = $1 and code_hash = $2 and used_at is null`,
    [personId, hashSecretToken(plain(code))],
  );
  return rowCount === 1;
}
