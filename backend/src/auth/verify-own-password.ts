import type { FastifyRequest } from 'fastify';
import type { AccessTokenClaims } from '@arbora/domain';
import type { Deps } from '../service';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { refuseIfLimited, settleAttempt } from './login-limit';
import { verifyPassword } from './password';
import { findPersonById } from './person';

/** The caller. Throws auth.login_required for anonymous requests. */
export function claimsOf({ caller }: FastifyRequest): AccessTokenClaims {
  if (caller.claims === null) throw new AppError('auth.login_required');
  return caller.claims;
}

/**
 * Checks the caller's password before a change that a stolen session must not make, and returns its hash for
 * `lockPassword`. Throws auth.bad_credentials, which counts as a failed login, or auth.rate_limited.
 */
export async function verifyOwnPassword(
  { database }: Deps,
  request: FastifyRequest,
  password: string,
): Promise<string | null> {
  const { sub, email } = claimsOf(request);
  const attempt = { account: email, address: limitKey(request) };
  await refuseIfLimited(database, attempt);
  const person = await database.asService((client) => findPersonById(client, sub));
  const verified = await verifyPassword(person?.password_hash ?? null, password);
  await settleAttempt(database, attempt, verified);
  if (!verified) throw new AppError('auth.bad_credentials');
  return person?.password_hash ?? null;
}
