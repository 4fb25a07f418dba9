import { isLocale, PREVIEW_MINUTES, PRODUCT, ROLE, type Locale } from '@arbora/domain';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { KeyRing } from '../../auth/key-ring';

/** An article in one language, as a preview link names it. */
export interface Previewed {
  /** Id of the row. */
  item: string;
  locale: Locale;
}

/** Distinguishes preview tokens from access tokens, so neither is accepted as the other. */
const AUDIENCE = `${PRODUCT}-preview`;

const claimsSchema = v.object({
  preview: v.pipe(v.string(), v.uuid()),
  locale: v.custom<Locale>((value) => typeof value === 'string' && isLocale(value)),
});

/**
 * Signs the right to read one article for an hour with the keys of the access tokens. The database reads the claim
 * `preview` (`app.previewed_item`) under the anonymous role.
 */
export async function signPreview(
  keys: KeyRing,
  { item, locale }: Previewed,
  now: number = Date.now(),
): Promise<{ token: string; expiresAt: Date }> {
  await keys.refresh();
  const { kid, privateKey } = keys.current();
  const exp = Math.floor(now / 1000) + PREVIEW_MINUTES * 60;
  const token = await new SignJWT({ role: ROLE.anon, preview: item, locale })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .setIssuer(keys.issuer)
    .setAudience(AUDIENCE)
    .setExpirationTime(exp)
    .sign(privateKey);
  return { token, expiresAt: new Date(exp * 1000) };
}

/** Verifies a token; null if it has expired or is invalid. */
export async function verifyPreview(keys: KeyRing, token: string): Promise<Previewed | null> {
  try {
    await keys.refresh();
    const { payload } = await jwtVerify(token, keys.publicKey, {
      algorithms: ['ES256'],
      issuer: keys.issuer,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    });
    const { preview, locale } = v.parse(claimsSchema, payload);
    return { item: preview, locale };
  } catch (error) {
    if (error instanceof errors.JOSEError || v.isValiError(error)) return null;
    throw error;
  }
}
