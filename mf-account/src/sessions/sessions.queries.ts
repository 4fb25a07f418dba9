import { api, mutation } from '@arbora/api';
import type { UserSession } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import type { Reauthentication } from '../security/reauthentication';

export interface NamedSession extends UserSession {
  /** "Firefox, Windows"; undefined for an unknown user agent. */
  device: string | undefined;
}

/** The person's sessions, last used first. */
export function sessionsQuery(personId: string) {
  return queryOptions({
    queryKey: ['mf-account', 'sessions', personId],
    queryFn: async (): Promise<NamedSession[]> => {
      const [sessions, { deviceOf }] = await Promise.all([
        api.get<UserSession[]>('/auth/user/sessions'),
        // Knows hundreds of browsers: loaded beside the list, not before the page.
        import('./device'),
      ]);
      return sessions.map((session) => ({ ...session, device: deviceOf(session.user_agent) }));
    },
  });
}

/** Logs the person out on one device. @throws ApiError auth.bad_credentials, not_found if it has ended by itself */
export const endSession = mutation<null, { id: string } & Reauthentication>({
  run: ({ id, ...proof }) => api.delete<null>(`/auth/user/sessions/${id}`, proof),
  invalidates: [['mf-account', 'sessions']],
});

/** Logs the person out everywhere but here. @throws ApiError auth.bad_credentials */
export const endOtherSessions = mutation<null, Reauthentication>({
  run: (proof) => api.delete<null>('/auth/user/sessions', proof),
  invalidates: [['mf-account', 'sessions']],
});
