import { api, mutation } from '@arbora/api';
import type { NewsletterValues } from './newsletter.schema';

/** Campaign of newsletters: they concern the whole site. */
const CATEGORY = 'settings';

interface Sending {
  values: NewsletterValues;
  idempotencyKey: string;
}

/** Sends a newsletter to all subscribers of its list; idempotent by key. */
export const sendNewsletter = mutation<{ queued: number; newsletter: string }, Sending>({
  run: ({ values, idempotencyKey }) => api.post('/mail', { category: CATEGORY, ...values }, { idempotencyKey }),
  invalidates: [['newsletter_list'], ['mail_list']],
});

/** Sends it to the author alone. */
export const testNewsletter = mutation<unknown, NewsletterValues>({
  run: (values) => api.post('/mail', { category: CATEGORY, isTest: true, ...values }),
  invalidates: [['mail_list']],
});
