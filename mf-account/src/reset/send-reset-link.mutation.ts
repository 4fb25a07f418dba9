import { api, mutation } from '@arbora/api';
import { PRODUCT } from '@arbora/domain';

/** `POST /user/reset_mail`: mails a password reset link. @throws ApiError auth.user_unknown, request.limited */
export const sendResetLink = mutation<null, string>({
  run: (email) => api.post<null>('/auth/user/reset_mail', { email, bucket_id: PRODUCT }, { anonymous: true }),
});
