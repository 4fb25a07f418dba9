import { api, mutation } from '@arbora/api';

/** `changed` is false where somebody else had done it before. */
interface Decision {
  id: string;
  changed: boolean;
}

/** Lets a person in and mails it. @throws ApiError auth.user_unknown */
export const approveRegistration = mutation<Decision, { id: string }>({
  run: ({ id }) => api.post<Decision>('/backend/registration/approve', { id }),
  invalidates: [['auth_person']],
});

/** Erases an account that never was one. @throws ApiError registration.approved */
export const rejectRegistration = mutation<Decision, { id: string }>({
  run: ({ id }) => api.post<Decision>('/backend/registration/reject', { id }),
  invalidates: [['auth_person']],
});
