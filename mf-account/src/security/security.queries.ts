import { api, mutation } from '@arbora/api';
import type { AccountSecurity } from '@arbora/domain';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { queryOptions } from '@arbora/query';

const PATH = '/auth/user/security';
const invalidates = [['security']];

/** The protection of the person's account. */
export function securityQuery(personId: string) {
  return queryOptions({ queryKey: ['security', personId], queryFn: () => api.get<AccountSecurity>(PATH) });
}

export interface NewApp {
  /** In base32, for manual entry. */
  secret: string;
  /** The content of the QR code. */
  uri: string;
}

/** Null for a person who has codes already. */
export interface RecoveryCodes {
  recovery_codes: string[] | null;
}

/** Begins the set-up of an authenticator app. @throws ApiError auth.bad_credentials, auth.rate_limited */
export const beginOneTimeCode = mutation<NewApp, { password: string }>({
  run: (body) => api.post<NewApp>(`${PATH}/one_time_code`, body),
});

/** Ends the set-up with a code of the app. @throws ApiError auth.code_invalid */
export const confirmOneTimeCode = mutation<RecoveryCodes, { code: string }>({
  run: (body) => api.post<RecoveryCodes>(`${PATH}/one_time_code/confirm`, body),
  invalidates,
});

/** @throws ApiError auth.bad_credentials, auth.rate_limited */
export const removeOneTimeCode = mutation<null, { password: string }>({
  run: (body) => api.delete<null>(`${PATH}/one_time_code`, body),
  invalidates,
});

/** New recovery codes in place of all earlier ones. @throws ApiError auth.bad_credentials, auth.rate_limited */
export const renewRecoveryCodes = mutation<RecoveryCodes, { password: string }>({
  run: (body) => api.post<RecoveryCodes>(`${PATH}/recovery_codes`, body),
  invalidates,
});

/** Creation options for a new passkey. @throws ApiError auth.bad_credentials, auth.rate_limited, request.limited */
export const beginPasskey = mutation<PublicKeyCredentialCreationOptionsJSON, { password: string }>({
  run: (body) => api.post<PublicKeyCredentialCreationOptionsJSON>(`${PATH}/passkeys/begin`, body),
});

/** @throws ApiError auth.passkey_invalid, auth.challenge_expired */
export const addPasskey = mutation<RecoveryCodes, { passkey: RegistrationResponseJSON; name: string }>({
  run: (body) => api.post<RecoveryCodes>(`${PATH}/passkeys`, body),
  invalidates,
});

/** @throws ApiError not_found */
export const renamePasskey = mutation<null, { id: string; name: string }>({
  run: ({ id, name }) => api.patch<null>(`${PATH}/passkeys/${id}`, { name }),
  invalidates,
});

/** @throws ApiError auth.bad_credentials, auth.rate_limited, not_found */
export const removePasskey = mutation<null, { id: string; password: string }>({
  run: ({ id, password }) => api.delete<null>(`${PATH}/passkeys/${id}`, { password }),
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
