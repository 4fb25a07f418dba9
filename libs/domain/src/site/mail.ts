export const MAIL_ALIGNS = ['left', 'center', 'right'] as const;
export type MailAlign = (typeof MAIL_ALIGNS)[number];
export const MAIL_ALIGN_DEFAULT: MailAlign = 'left';

/**
 * Newsletters in display order (spec §3). Their texts are rows of `subscription`; the ids are those of its migration.
 */
export const SUBSCRIPTION_IDS = [
  '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0101',
  '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0102',
  '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0103',
  '5b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0104',
] as const;
/** Newsletters in the registration form, unchecked by default (spec §9, decision 23). */
export const REGISTRATION_SUBSCRIPTION_IDS = SUBSCRIPTION_IDS.slice(0, 3);
/** Lifetime of a subscription's confirmation link. */
export const SUBSCRIPTION_CONFIRM_HOURS = 48;

/** Limits of a letter from staff: recipients, attachments, and their total size in bytes. */
export const LETTER_RECIPIENTS_MAX = 20;
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENTS_BYTES_MAX = 5 * 1024 * 1024;

/** States of a mail in the outbox. */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'dead'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Kinds of mails written by the site. */
export const MAIL_KINDS = [
  'reservation-create',
  'reservation-create-admin',
  'reservation-create-custom',
  'reservation-update',
  'reservation-payment',
  'reservation-ticket',
  'reservation-passed-on',
  'reservation-cancel',
  'reservation-reminder',
  'waiting-joined',
  'waiting-offer',
  'waiting-missed',
  'waiting-removed',
  'refund',
  'booking-letter',
  'order-create',
  'order-create-admin',
  'quote-sent',
  'quote-accepted',
  'quote-accepted-admin',
  'quote-withdrawn',
  'quote-returned',
  'quote-returned-admin',
  'contact-message',
  'job-application',
  'registration-new',
  'registration-received',
  'account-approved',
  'account-rejected',
  'password-reset',
  'security-changed',
  'email-change-old',
  'email-change-new',
  'mailing-confirm',
  'newsletter',
  'written',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A rendered mail. */
export interface ReadMail {
  /** Null if it cannot be rendered, or contains a login link. */
  subject: string | null;
  text: string | null;
}
