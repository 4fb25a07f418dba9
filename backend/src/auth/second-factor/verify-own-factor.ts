import type { FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { AppError } from '../../http/errors';
import { tryCountCall } from '../../http/rate-limit';
import type { Deps } from '../../service';
import { logAuthEvent } from '../auth-log';
import type { ownPasswordOrFactor } from '../own-password';
import { consumeChallenge } from '../passkey/challenges';
import { lockPasskey, notePasskeyUse } from '../passkey/passkeys';
import { requireRelyingParty } from '../passkey/relying-party';
import { verifySignature } from '../passkey/verify-signature';
import { claimsOf, verifyOwnPassword } from '../verify-own-password';
import { secondFactorsOf } from './second-factor';
import { factorCodeKind, FACTOR_LIMIT, takeFactorCode } from './take-factor-code';

type Proof = Pick<InferOutput<typeof ownPasswordOrFactor>, 'code' | 'passkey'>;

/**
 * Verifies a second factor of the caller before a change of the second factors; an account without any passes. A stolen
 * session with the password must neither remove a factor nor add one by which it could. Throws
 * auth.second_factor_required with the possible methods, auth.code_invalid, auth.passkey_invalid,
 * auth.challenge_expired, auth.rate_limited.
 */
export async function verifyOwnFactor(deps: Deps, request: FastifyRequest, proof: Proof): Promise<void> {
  const { sub } = claimsOf(request);
  const methods = await deps.database.asService((client) => secondFactorsOf(client, sub));
  if (methods.length === 0) return;
  if (proof.code === undefined && proof.passkey === undefined) {
    throw new AppError('auth.second_factor_required', { details: { methods } });
  }
  await verifyProof(deps, request, proof);
}

/** Verifies the password or a second factor of the caller. Throws like `verifyOwnPassword` and `verifyOwnFactor`. */
export async function verifyPasswordOrFactor(
  deps: Deps,
  request: FastifyRequest,
  { password, ...proof }: InferOutput<typeof ownPasswordOrFactor>,
): Promise<void> {
  if (password !== undefined) await verifyOwnPassword(deps, request, password);
  else await verifyProof(deps, request, proof);
}

async function verifyProof(deps: Deps, request: FastifyRequest, { code, passkey }: Proof): Promise<void> {
  const { config, database } = deps;
  const { sub, email } = claimsOf(request);
  const wait = await tryCountCall(database, FACTOR_LIMIT, sub);
  if (wait > 0) throw new AppError('auth.rate_limited', { retryAfter: wait });
  const by = passkey ? 'passkey' : factorCodeKind(code ?? '');
  const isRight = passkey
    ? await verifyPasskey(deps, sub, passkey)
    : await database.asService((client) => takeFactorCode(client, config, sub, code ?? ''));
  const log = (event: 'second_factor_failed' | 'recovery_code_used') =>
    logAuthEvent(database, request, { event, personId: sub, email, details: { by } });
  if (!isRight) {
    await log('second_factor_failed');
    throw new AppError(passkey ? 'auth.passkey_invalid' : 'auth.code_invalid');
  }
  if (by === 'recovery') await log('recovery_code_used');
}

async function verifyPasskey(
  { config, database }: Deps,
  personId: string,
  passkey: NonNullable<Proof['passkey']>,
): Promise<boolean> {
  const party = requireRelyingParty(config);
  const challenge = await consumeChallenge(database, passkey.response.clientDataJSON, null);
  return database.asService(async (client) => {
    const stored = await lockPasskey(client, passkey.id);
    if (stored?.person_id !== personId) return false;
    const use = await verifySignature(stored, passkey, challenge, party);
    if (use) await notePasskeyUse(client, stored.id, use);
    return use !== null;
  });
}
