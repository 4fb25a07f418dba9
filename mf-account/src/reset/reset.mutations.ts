import { api, mutation } from '@arbora/api';
import { PRODUCT } from '@arbora/domain';

interface NewPassword {
  /** The secret of the mailed link. */
  ref: string;
  new_password: string;
}

/** `POST /user/reset_mail`: mails a password reset link. @throws ApiError auth.user_unknown, request.limited */
export const sendResetLink = mutation<null, string>({
  run: (email) => api.post<null>('/auth/user/reset_mail', { email, bucket_id: PRODUCT }, { anonymous: true }),
});

/** `POST /user/reset_check`: resolves if the link can be used. @throws ApiError auth.reset_expired, request.limited */
export const checkResetLink = (ref: string): Promise<null> =>
  api.post<null>('/auth/user/reset_check', { ref }, { anonymous: true });

/** `POST /user/reset_set`; all sessions of the person end. @throws ApiError auth.reset_expired, auth.password_weak */
export const setPassword = mutation<null, NewPassword>({
  run: (password) => api.post<null>('/auth/user/reset_set', password, { anonymous: true }),
});
