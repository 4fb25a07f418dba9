/** Loads the WebAuthn library with the first passkey: its 250 files of ASN.1 and CBOR would slow down every start. */
export const webauthn = () => import('@simplewebauthn/server');
export const webauthnHelpers = () => import('@simplewebauthn/server/helpers');
