import { untypeset, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import type { Config } from '../config';
import {
  accountApprovedMail,
  accountRejectedMail,
  emailChangeMail,
  passwordResetMail,
  registrationMail,
  registrationReceivedMail,
  securityChangedMail,
} from './account-mail';
import { bookingLetterMail } from './booking-letter-mail';
import { contactMessageMail, jobApplicationMail } from './contact-mail';
import type { Attachment } from './attachments';
import { greetingOf } from './greeting';
import { headerPictures } from './header-pictures';
import type { MailContent, MailFrame } from './mail-content';
import { mailHtml } from './mail-html';
import { mailPlain } from './mail-plain';
import { orderMail } from './order-mail';
import type { QueuedMail, RenderedMail } from './outbox';
import { isQuoteMail, quoteMail } from './quote-mail';
import { isReservationMail } from './reservation-facts';
import { reservationFiles, walletPassFile } from './reservation-files';
import { reservationMail } from './reservation-mail';
import { newsletterMail, subscriptionConfirmMail } from './subscription-mail';
import { fill, TEXTS } from './texts';
import { UnwritableMail } from './unwritable-mail';
import { waitingMail } from './waiting-mail';
import { letterMail } from './letter-mail';

type Writable = Pick<QueuedMail, 'kind' | 'locale' | 'payload'>;

/**
 * Renders a queued mail in its language.
 * @throws UnwritableMail if its kind is unknown or its payload is incomplete
 */
export async function renderMail(mail: Writable, config: Config): Promise<RenderedMail> {
  const content = await contentOf(mail, config);
  const { name: brand, address } = config.brand;
  const frame: MailFrame = {
    locale: mail.locale,
    brand,
    address,
    greeting: content.voice === 'own' ? null : greetingOf(mail.locale, mail.payload),
    contact: content.voice === 'customer' ? contactOf(mail.locale, config) : null,
    footer: content.footer ?? TEXTS[mail.locale].footer,
  };
  return {
    subject: untypeset(content.subject),
    html: await mailHtml(content, frame),
    plain: mailPlain(content, frame),
    headers: content.headers ?? {},
    replyTo: content.replyTo ?? null,
  };
}

/**
 * The generated files of a mail; identical each time, except the signature of a wallet pass.
 * @throws ValiError for a payload that `renderMail` refuses
 */
export async function generatedFiles(
  { kind, locale, payload, created_at }: Writable & Pick<QueuedMail, 'created_at'>,
  config: Config,
): Promise<Attachment[]> {
  const pictures = await headerPictures();
  if (!isReservationMail(kind)) return pictures;
  const madeAt = new Date(created_at);
  const files = await reservationFiles({ kind, locale, payload, madeAt }, config);
  const pass = await walletPassFile({ kind, locale, payload }, config);
  return [...pictures, ...files, ...(pass === null ? [] : [pass])];
}

function contactOf(locale: Locale, { brand: { person, phone, email } }: Config): MailFrame['contact'] {
  const { contact, contact_person } = TEXTS[locale];
  const text = person === null ? fill(contact, { phone, email }) : fill(contact_person, { person, phone, email });
  return { text, phone, email };
}

async function contentOf(mail: Writable, config: Config): Promise<MailContent> {
  try {
    return await write(mail, config);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const where = error.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
    throw new UnwritableMail(`${mail.kind} cannot be written: ${where}`, { cause: error });
  }
}

function write({ kind, locale, payload }: Writable, config: Config): MailContent | Promise<MailContent> {
  if (isReservationMail(kind)) return reservationMail(kind, locale, payload, config);
  if (isQuoteMail(kind)) return quoteMail(kind, locale, payload, config);
  switch (kind) {
    case 'order-create':
    case 'order-create-admin':
      return orderMail(kind, locale, payload, config);
    case 'account-approved':
      return accountApprovedMail(locale, payload, config.publicOrigin);
    case 'registration-received':
      return registrationReceivedMail(locale, config.publicOrigin);
    case 'account-rejected':
      return accountRejectedMail(locale, payload, config);
    case 'password-reset':
      return passwordResetMail(locale, payload);
    case 'security-changed':
      return securityChangedMail(locale, payload, config.publicOrigin);
    case 'email-change-old':
    case 'email-change-new':
      return emailChangeMail(kind, locale, payload);
    case 'registration-new':
      return registrationMail(locale, payload, config.publicOrigin);
    case 'contact-message':
      return contactMessageMail(locale, payload);
    case 'job-application':
      return jobApplicationMail(locale, payload, config.jobApplicationDays);
    case 'mailing-confirm':
      return subscriptionConfirmMail(locale, payload, config);
    case 'waiting-joined':
    case 'waiting-offer':
    case 'waiting-missed':
    case 'waiting-removed':
      return waitingMail(kind, locale, payload, config);
    case 'booking-letter':
      return bookingLetterMail(locale, payload, config);
    case 'newsletter':
      return newsletterMail(locale, payload, config);
    case 'written':
      return letterMail(locale, payload, config);
    default:
      throw new UnwritableMail(`there is no mail of the kind ${kind}`);
  }
}
