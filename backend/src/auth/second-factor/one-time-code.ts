import type { PoolClient } from 'pg';
import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../config';
import type { PrivateRow } from '../../database/private/private-row';
import { AppError } from '../../http/errors';
import { secretSeal } from '../secret-seal';

const PERIOD_SECONDS = 30;
/** Tolerated clock difference of a phone, in periods. */
const WINDOW = 1;

function sealOf({ signing }: Config) {
  if (signing.codeSecret === null) throw new AppError('not_found');
  return secretSeal(signing.codeSecret, 'one-time codes');
}

const totpOf = (secret: Secret, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret, period: PERIOD_SECONDS });

/**
 * Begins the set-up: a secret for the person's authenticator app, active once a code of it has been confirmed. Throws
 * not_found on a site without a secret to encrypt it with, auth.second_factor_on if an app is set up already.
 */
export async function beginOneTimeCode(client: PoolClient, config: Config, person: { id: string; email: string }) {
  const secret = new Secret({ size: 20 });
  const { rowCount } = await client.query(
    `insert into app_private.one_time_code as begun (person_id, sealed) values ($1, $2)
     on conflict (person_id) do update set sealed = excluded.sealed, created_at = now()
       where begun.confirmed_at is null`,
    [person.id, sealOf(config).seal(secret.base32)],
  );
  if (!rowCount) throw new AppError('auth.second_factor_on');
  const uri = totpOf(secret, config.brand.name, person.email).toString();
  return { secret: secret.base32, uri };
}

/**
 * Verifies and uses up a code of the person's app; with `confirms` the code that completes the set-up, otherwise one of
 * an app that is set up. False for a wrong or used code.
 */
export async function takeOneTimeCode(
  client: PoolClient,
  config: Config,
  personId: string,
  { code, confirms }: { code: string; confirms: boolean },
): Promise<boolean> {
  const { rows } = await client.query<PrivateRow<'one_time_code', 'sealed'>>(
    `select sealed from app_private.one_time_code
     where person_id = $1 and (confirmed_at is null) = $2 for update`,
    [personId, confirms],
  );
  if (rows[0] === undefined) return false;
  const timestamp = Date.now();
  const secret = Secret.fromBase32(sealOf(config).open(rows[0].sealed));
  const delta = totpOf(secret, config.brand.name, '').validate({ token: code, window: WINDOW, timestamp });
  if (delta === null) return false;
  const { rowCount } = await client.query(
    `update app_private.one_time_code set last_step = $2, confirmed_at = coalesce(confirmed_at, now())
     where person_id = $1 and last_step < $2`,
    [personId, Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta],
  );
  return rowCount === 1;
}
