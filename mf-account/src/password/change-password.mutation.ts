import { api, mutation } from '@arbora/api';

interface PasswordChange {
  current_password: string;
  new_password: string;
}

/** `POST /user/change_password` (spec §7); the person's other sessions end. @throws ApiError 401 for a wrong password */
export const changePassword = mutation<null, PasswordChange>({
  run: (change) => api.post<null>('/auth/user/change_password', change),
});
