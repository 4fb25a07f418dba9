import type { MailKind } from '@arbora/domain';
import { accountMails } from './auth/mail-templates';
import { bookingMails } from './booking/mail/templates';
import { contactMails } from './contact/contact-mail';
import { letterMail } from './mail/letter-mail';
import type { MailTemplate } from './mail/mail-template';
import { mailingMails } from './mailing/subscription-mail';
import { refundMails } from './refund/refund-mail';
import { shopMails } from './shop/mail/templates';

/** The templates of all mails of spec §9. */
export const MAIL_TEMPLATES: Readonly<Record<MailKind, MailTemplate>> = {
  ...accountMails,
  ...bookingMails,
  ...contactMails,
  ...mailingMails,
  ...refundMails,
  ...shopMails,
  written: { write: letterMail },
};
