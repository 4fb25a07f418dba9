import { api, mutation } from '@arbora/api';
import type { EmailChangeOutcome } from '@arbora/domain';

/**
 * Sends the answer of the address that received the link. @throws ApiError auth.link_expired, auth.user_exists,
 * auth.blocked
 */
export const answerEmailChange = mutation<
  { outcome: EmailChangeOutcome },
  { ref: string; answer: 'confirm' | 'refuse' }
>({
  run: (body) => api.post<{ outcome: EmailChangeOutcome }>('/auth/email_change', body, { anonymous: true }),
  invalidates: [['security']],
});
