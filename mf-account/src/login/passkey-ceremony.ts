import { api } from '@arbora/api';
import {
  startAuthentication,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * Lets the person choose a passkey, in a browser dialog or, with `autofill`, in the autofill list of the e-mail field.
 * Only one ceremony is open at a time: the next one aborts it.
 * @throws ApiError request.limited, not_found; an error of the browser if nothing was chosen
 */
export async function requestPasskey({ autofill }: { autofill: boolean }): Promise<AuthenticationResponseJSON> {
  const optionsJSON = await api.post<PublicKeyCredentialRequestOptionsJSON>('/auth/login/passkey/begin', undefined, {
    anonymous: true,
  });
  return startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
}

/** Aborts an open ceremony. */
export function abortCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}
