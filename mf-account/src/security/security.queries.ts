import { api, mutation } from '@arbora/api';
import type { AccountSecurity } from '@arbora/domain';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { queryOptions } from '@arbora/query';
import type { Reauthentication } from './reauthentication';

const PATH = '/auth/user/security';
const invalidates = [['security']];

/** The protection of the person's account. */
export function securityQuery(personId: string) {
  return queryOptions({ queryKey: ['security', personId], queryFn: () => api.get<AccountSecurity>(PATH) });
}

export interface AuthenticatorSetup {
  /** In base32, for manual entry. */
  secret: string;
  /** The content of the QR code. */
  uri: string;
}

/** `recovery_codes`: null if the person already has codes. */
export interface RecoveryCodesResponse {
  recovery_codes: string[] | null;
}

/** Begins the set-up of an authenticator app. @throws ApiError auth.bad_credentials, auth.rate_limited */
export const beginOneTimeCode = mutation<AuthenticatorSetup, Reauthentication>({
  run: (body) => api.post<AuthenticatorSetup>(`${PATH}/one_time_code`, body),
});

/** Ends the set-up with a code of the app. @throws ApiError auth.code_invalid */
export const confirmOneTimeCode = mutation<RecoveryCodesResponse, { code: string }>({
  run: (body) => api.post<RecoveryCodesResponse>(`${PATH}/one_time_code/confirm`, body),
  invalidates,
});

/** @throws ApiError auth.bad_credentials, auth.rate_limited */
export const removeOneTimeCode = mutation<null, Reauthentication>({
  run: (body) => api.delete<null>(`${PATH}/one_time_code`, body),
  invalidates,
});

/** New recovery codes in place of all earlier ones. @throws ApiError auth.bad_credentials, auth.rate_limited */
export const renewRecoveryCodes = mutation<RecoveryCodesResponse, Reauthentication>({
  run: (body) => api.post<RecoveryCodesResponse>(`${PATH}/recovery_codes`, body),
  invalidates,
});

/** Creation options for a new passkey. @throws ApiError auth.bad_credentials, auth.rate_limited, request.limited */
export const beginPasskey = mutation<PublicKeyCredentialCreationOptionsJSON, Reauthentication>({
  run: (body) => api.post<PublicKeyCredentialCreationOptionsJSON>(`${PATH}/passkeys/begin`, body),
});

/** @throws ApiError auth.passkey_invalid, auth.challenge_expired */
export const addPasskey = mutation<RecoveryCodesResponse, { passkey: RegistrationResponseJSON; name: string }>({
  run: (body) => api.post<RecoveryCodesResponse>(`${PATH}/passkeys`, body),
  invalidates,
});

/** @throws ApiError not_found */
export const renamePasskey = mutation<null, { id: string; name: string }>({
  run: ({ id, name }) => api.patch<null>(`${PATH}/passkeys/${id}`, { name }),
  invalidates,
});

/** @throws ApiError auth.bad_credentials, auth.rate_limited, not_found */
export const removePasskey = mutation<null, { id: string } & Reauthentication>({
  run: ({ id, ...proof }) => api.delete<null>(`${PATH}/passkeys/${id}`, proof),
  invalidates,
});

/** Mails a link to the old and the new address. @throws ApiError auth.bad_credentials, auth.user_exists, request.limited */
export const requestEmailChange = mutation<null, { new_email: string; password: string }>({
  run: (body) => api.post<null>('/auth/user/email_change', body),
  invalidates,
});

export const cancelEmailChange = mutation<null, void>({
  run: () => api.delete<null>('/auth/user/email_change'),
  invalidates,
});
