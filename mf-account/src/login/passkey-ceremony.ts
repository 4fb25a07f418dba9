import { api } from '@arbora/api';
import {
  startAuthentication,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * Has the person choose a passkey, in a dialog of the browser or, with `fromField`, among what the e-mail is filled with.
 * One choice is open at a time: the next one ends it.
 * @throws ApiError request.limited, not_found; an error of the browser where nothing was chosen
 */
export async function choosePasskey(fromField: boolean): Promise<AuthenticationResponseJSON> {
  const optionsJSON = await api.post<PublicKeyCredentialRequestOptionsJSON>('/auth/login/passkey/begin', undefined, {
    anonymous: true,
  });
  return startAuthentication({ optionsJSON, useBrowserAutofill: fromField });
}

/** Ends a choice that is open. */
export function endChoice(): void {
  WebAuthnAbortService.cancelCeremony();
}
