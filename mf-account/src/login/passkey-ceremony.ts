import { api } from '@arbora/api';
import { queryOptions, type QueryClient } from '@arbora/query';
import {
  startAuthentication,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Less than the ten minutes for which the server accepts a response to a challenge. */
const REUSE_MS = 9 * 60_000;

function begin(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return api.post('/auth/login/passkey/begin', undefined, { anonymous: true });
}

/** Kept for the next visits to the login page, few of which end with a passkey: the server limits their number. */
const autofillOptions = queryOptions({
  queryKey: ['mf-account', 'passkey_autofill'],
  // A failure is kept too, so that a server beyond its limit is not asked again.
  queryFn: () => begin().catch(() => null),
  staleTime: REUSE_MS,
  gcTime: REUSE_MS,
});

/**
 * Lets the person choose a passkey in a browser dialog. Only one ceremony is open at a time: the next one aborts it.
 * @throws ApiError request.limited, not_found; an error of the browser if nothing was chosen
 */
export async function requestPasskey(): Promise<AuthenticationResponseJSON> {
  return startAuthentication({ optionsJSON: await begin() });
}

/**
 * The same in the autofill list of the e-mail field, until the ceremony is aborted; null if the server offers none.
 * @throws an error of the browser if nothing was chosen
 */
export async function requestPasskeyByAutofill(client: QueryClient): Promise<AuthenticationResponseJSON | null> {
  const optionsJSON = await client.fetchQuery(autofillOptions);
  if (optionsJSON === null) return null;
  const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  // The server accepts a single response to a challenge.
  client.removeQueries({ queryKey: autofillOptions.queryKey });
  return passkey;
}

/** Aborts an open ceremony. */
export function abortCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}
