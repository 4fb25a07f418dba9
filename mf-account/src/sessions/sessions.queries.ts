import { api, mutation } from '@arbora/api';
import type { UserSession } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** The person's sessions, last used first. */
export function sessionsQuery(personId: string) {
  return queryOptions({
    queryKey: ['sessions', personId],
    queryFn: () => api.get<UserSession[]>('/auth/user/sessions'),
  });
}

/** Logs the person out on one device. @throws ApiError not_found if it has ended by itself */
export const endSession = mutation<null, { id: string }>({
  run: ({ id }) => api.delete<null>(`/auth/user/sessions/${id}`),
  invalidates: [['sessions']],
});

/** Logs the person out everywhere but here. */
export const endOtherSessions = mutation<null, void>({
  run: () => api.delete<null>('/auth/user/sessions'),
  invalidates: [['sessions']],
});
