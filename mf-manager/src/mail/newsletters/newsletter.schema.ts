import { MAIL_ALIGN_DEFAULT, MAIL_ALIGNS, type MailAlign } from '@arbora/domain';
import * as v from 'valibot';
import { optionalText, requiredRichText, requiredText } from '@arbora/office';
import type { Newsletter } from './newsletter.queries';

/** The form of a newsletter; its output is the body of `POST /api/mail`. */
export const newsletterSchema = v.pipe(
  v.object({
    subscriptionId: v.pipe(v.string(), v.uuid('required')),
    subject: requiredText(200),
    headline: optionalText(200),
    align: v.picklist(MAIL_ALIGNS),
    body_html: requiredRichText(100_000),
  }),
  v.transform(({ subscriptionId, subject, ...context }) => ({ subscriptionId, subject, context })),
);
export type NewsletterInput = v.InferInput<typeof newsletterSchema>;
export type NewsletterValues = v.InferOutput<typeof newsletterSchema>;

/** An empty newsletter, or one with the text of another. */
export function newsletterDefaults(source: Newsletter | null): NewsletterInput {
  return {
    subscriptionId: source?.subscription_id ?? '',
    subject: source?.subject ?? '',
    headline: source?.headline ?? '',
    align: (source?.align as MailAlign | undefined) ?? MAIL_ALIGN_DEFAULT,
    body_html: source?.body_html ?? '',
  };
}

/** The form's output for a sent newsletter. */
export function valuesOf({ subscription_id, subject, headline, align, body_html }: Newsletter): NewsletterValues {
  return {
    subscriptionId: subscription_id,
    subject,
    context: { headline: headline ?? '', align: align, body_html },
  };
}
