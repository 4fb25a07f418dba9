import type { Locale } from '@arbora/domain';
import * as v from 'valibot';
import type { Config } from '../config';
import { accountApprovedMail, registrationMail } from './account-mail';
import type { MailContent } from './mail-content';
import { mailHtml, mailPlain } from './mail-layout';
import type { QueuedMail, RenderedMail } from './outbox';
import { sanitizeMailHtml } from './written-html';
import { reservationMail } from './reservation-mail';
import { TEXTS } from './texts';

/** A mail whose text its sender wrote; the subject defaults to that of spec §9. */
const freeMail = v.object({
  subject: v.optional(v.string()),
  headline: v.optional(v.string()),
  align: v.optional(v.picklist(['left', 'center'])),
  body_html: v.string(),
});

/**
 * Writes a queued mail in its language.
 * @throws when the kind is unknown and the payload holds no text, or a payload lacks what its kind tells
 */
export function renderMail(mail: Pick<QueuedMail, 'kind' | 'locale' | 'payload'>, config: Config): RenderedMail {
  const content = contentOf(mail, config);
  const frame = { locale: mail.locale, brand: config.brand.name, footer: TEXTS[mail.locale].footer };
  return { subject: content.subject, html: mailHtml(content, frame), plain: mailPlain(content, frame) };
}

function contentOf(
  { kind, locale, payload }: Pick<QueuedMail, 'kind' | 'locale' | 'payload'>,
  config: Config,
): MailContent {
  switch (kind) {
    case 'reservation-create':
    case 'reservation-create-admin':
    case 'reservation-create-custom':
    case 'reservation-ticket':
    case 'reservation-payment':
    case 'reservation-cancel':
    case 'reservation-update':
    case 'reservation-reminder':
      return reservationMail(kind, locale, payload, config);
    case 'account-approved':
      return accountApprovedMail(locale, config.publicOrigin);
    case 'registration-new':
      return registrationMail(locale, payload, config.publicOrigin);
    default:
      return writtenMail(locale, payload);
  }
}

function writtenMail(locale: Locale, payload: unknown): MailContent {
  const {
    subject = TEXTS[locale].default_subject,
    headline = subject,
    align = 'left',
    body_html,
  } = v.parse(freeMail, payload);
  return { subject, headline, align, blocks: [{ type: 'html', html: sanitizeMailHtml(body_html) }] };
}
