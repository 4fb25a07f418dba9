import * as v from 'valibot';

/**
 * Binary values of WebAuthn in base64url; the longest, an attestation with certificates, has a few thousand characters.
 */
const bytes = (max: number) =>
  v.pipe(v.string('required'), v.regex(/^[\w-]+$/, 'invalid'), v.maxLength(max, 'too_long'));

const credential = { id: bytes(1400), rawId: bytes(1400), type: v.literal('public-key', 'invalid') };

/** The browser's response for a new passkey (RegistrationResponseJSON): the members that are read. */
export const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/, 'invalid'))), v.maxLength(10))),
  }),
});

/** The browser's response for a login (AuthenticationResponseJSON): the members that are read. */
export const signedLogin = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: v.nullish(bytes(200)),
  }),
});
