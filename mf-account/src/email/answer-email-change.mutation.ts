import { api, mutation } from '@arbora/api';
import type { EmailChangeOutcome } from '@arbora/domain';

/**
 * Confirms or refuses a change of e-mail address, by the `ref` of the mailed link. @throws ApiError auth.link_expired,
 * auth.user_exists, auth.blocked
 */
export const answerEmailChange = mutation<
  { outcome: EmailChangeOutcome },
  { ref: string; answer: 'confirm' | 'refuse' }
>({
  run: (body) => api.post<{ outcome: EmailChangeOutcome }>('/auth/email_change', body, { anonymous: true }),
  invalidates: [['security']],
});
