import type { InferOutput } from 'valibot';
import type { signedLogin } from './passkey-fields';
import type { StoredPasskey } from './passkeys';
import type { RelyingParty } from './relying-party';
import { webauthn } from './webauthn';

/**
 * Verifies that a passkey signed the challenge for this site, and returns what to store about its use. Null for an
 * invalid signature, or one of a cloned key.
 */
export async function verifySignature(
  stored: StoredPasskey,
  passkey: InferOutput<typeof signedLogin>,
  expectedChallenge: string,
  { id, origin }: RelyingParty,
): Promise<{ signCount: number; isSynced: boolean } | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const verification = await verifyAuthenticationResponse({
    response: {
      ...passkey,
      response: { ...passkey.response, userHandle: passkey.response.userHandle ?? undefined },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: stored.credential_id,
      publicKey: new Uint8Array(stored.public_key),
      counter: stored.sign_count,
    },
  }).catch(() => null);
  if (!verification?.verified) return null;
  const { newCounter: signCount, credentialBackedUp: isSynced } = verification.authenticationInfo;
  return { signCount, isSynced };
}
