import type { MailTemplate } from '../mail/mail-template';
import {
  accountApprovedMail,
  accountRejectedMail,
  emailChangeMail,
  passwordResetMail,
  registrationMail,
  registrationReceivedMail,
  securityChangedMail,
} from './account-mail';

/** Mails about accounts. */
export const accountMails = {
  'registration-new': { write: (locale, payload, { publicOrigin }) => registrationMail(locale, payload, publicOrigin) },
  'registration-received': {
    write: (locale, _payload, { publicOrigin }) => registrationReceivedMail(locale, publicOrigin),
  },
  'account-approved': {
    write: (locale, payload, { publicOrigin }) => accountApprovedMail(locale, payload, publicOrigin),
  },
  'account-rejected': { write: accountRejectedMail },
  'password-reset': { write: passwordResetMail },
  'security-changed': {
    write: (locale, payload, { publicOrigin }) => securityChangedMail(locale, payload, publicOrigin),
  },
  'email-change-old': { write: (locale, payload) => emailChangeMail('email-change-old', locale, payload) },
  'email-change-new': { write: (locale, payload) => emailChangeMail('email-change-new', locale, payload) },
} satisfies Record<string, MailTemplate>;
