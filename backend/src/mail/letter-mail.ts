import { MAIL_ALIGN_DEFAULT, MAIL_ALIGNS, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import type { Config } from '../config';
import type { MailContent } from './mail-content';
import { fill, TEXTS } from './texts';
import { sanitizeMailHtml } from './letter-html';

/** A mail with a text by its sender; the subject defaults to that of spec §9. */
const letter = v.object({
  subject: v.optional(v.string()),
  headline: v.optional(v.string()),
  align: v.optional(v.picklist(MAIL_ALIGNS)),
  body_html: v.string(),
  reply_to: v.optional(v.string()),
});

/** A text by staff, in template 2. */
export function letterContent(locale: Locale, payload: unknown): MailContent {
  const {
    subject = TEXTS[locale].default_subject,
    headline = subject,
    align = MAIL_ALIGN_DEFAULT,
    body_html,
    reply_to,
  } = v.parse(letter, payload);
  const blocks: MailContent['blocks'] = [{ type: 'html', html: sanitizeMailHtml(body_html) }];
  return { subject, headline, align, voice: 'own', blocks, ...(reply_to === undefined ? {} : { replyTo: reply_to }) };
}

/** A letter of the staff (spec §7): it can be answered, so its footer has the nursery's contacts. */
export function letterMail(locale: Locale, payload: unknown, { brand }: Pick<Config, 'brand'>): MailContent {
  const footer = fill(TEXTS[locale].footer_written, { brand: brand.name, email: brand.email, phone: brand.phone });
  return { ...letterContent(locale, payload), footer };
}
