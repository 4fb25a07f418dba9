import { api, mutation } from '@arbora/api';

/** All that is held about the person, by kind. @throws ApiError request.limited */
export const exportData = mutation<object>({
  run: () => api.get<object>('/auth/user/data'),
});

/** Erases the person's account. @throws ApiError auth.bad_credentials, auth.rate_limited, auth.own_account */
export const eraseAccount = mutation<null, { password: string }>({
  run: ({ password }) => api.delete<null>('/auth/user', { password }),
});
