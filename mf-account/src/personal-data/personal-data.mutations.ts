import { api, mutation } from '@arbora/api';

/** A copy of the data. Data linked only by the address are left out until the address is confirmed. */
export interface PersonalDataCopy {
  account: { is_email_proved: boolean };
}

/** All data held about the person, by kind. @throws ApiError request.limited */
export const exportData = mutation<PersonalDataCopy>({
  run: () => api.get<PersonalDataCopy>('/auth/user/data'),
});

/** Erases the person's account. @throws ApiError auth.bad_credentials, auth.rate_limited, auth.own_account */
export const eraseAccount = mutation<null, { password: string }>({
  run: ({ password }) => api.delete<null>('/auth/user', { password }),
});
