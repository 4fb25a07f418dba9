import { PRODUCT, ROLE, type AccessTokenClaims } from '@arbora/domain';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import type { KeyRing } from './key-ring';

/** Claims of a token that is valid now; throws auth.token_invalid or auth.token_expired. */
export type TokenVerifier = (token: string) => Promise<AccessTokenClaims>;

declare module 'fastify' {
  interface FastifyInstance {
    verifyToken: TokenVerifier;
  }
}

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  email: v.string(),
  role: v.picklist(Object.values(ROLE)),
  allowedRoles: v.array(v.picklist(Object.values(ROLE))),
  allowedApps: v.array(v.string()),
  sid: v.string(),
  second_factor: v.exactOptional(v.picklist(['set', 'missing'])),
  iat: v.number(),
  exp: v.number(),
});

/** Number of verified tokens cached per instance, so that a busy client costs one signature check. */
const VERIFIED_TOKENS_MAX = 5000;

export function createTokenVerifier(keys: KeyRing, now: () => number = Date.now): TokenVerifier {
  const verified = new LRUCache<string, AccessTokenClaims>({ max: VERIFIED_TOKENS_MAX });
  let generation = keys.generation();
  return async (token) => {
    await keys.refresh();
    if (generation !== keys.generation()) {
      // Tokens signed with a removed key are no longer trusted.
      generation = keys.generation();
      verified.clear();
    }
    const claims = verified.get(token) ?? (await verifySignature(token, keys, now));
    if (now() / 1000 >= claims.exp) {
      verified.delete(token);
      throw new AppError('auth.token_expired');
    }
    verified.set(token, claims);
    return claims;
  };
}

export async function signAccessToken(keys: KeyRing, claims: AccessTokenClaims): Promise<string> {
  await keys.refresh();
  const { kid, privateKey } = keys.current();
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .setIssuer(keys.issuer)
    .setAudience(PRODUCT)
    .sign(privateKey);
}

async function verifySignature(
  token: string,
  { publicKey, issuer }: KeyRing,
  now: () => number,
): Promise<AccessTokenClaims> {
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['ES256'],
      currentDate: new Date(now()),
      issuer,
      audience: PRODUCT,
    });
    return v.parse(claimsSchema, payload);
  } catch (cause) {
    // A token from before tokens named their issuer: clients answer by refreshing.
    const isOld = cause instanceof errors.JWTClaimValidationFailed && cause.reason === 'missing';
    if (cause instanceof errors.JWTExpired || isOld) throw new AppError('auth.token_expired', { cause });
    if (cause instanceof errors.JOSEError || v.isValiError(cause)) throw new AppError('auth.token_invalid', { cause });
    throw cause;
  }
}
