import { templatesOf, type MailTemplate } from '../../mail/mail-template';
import { bookingLetterMail } from './booking-letter-mail';
import { RESERVATION_MAIL_KINDS, type ReservationMailKind } from './reservation-facts';
import { reservationFiles, walletPassFile } from './reservation-files';
import { reservationMail } from './reservation-mail';
import { WAITING_MAIL_KINDS, waitingMail } from './waiting-mail';

const ofReservation = (kind: ReservationMailKind): MailTemplate => ({
  write: (locale, payload, config) => reservationMail(kind, locale, payload, config),
  async files({ locale, payload, created_at }, config) {
    const files = await reservationFiles({ kind, locale, payload, madeAt: new Date(created_at) }, config);
    const pass = await walletPassFile({ kind, locale, payload }, config);
    return pass === null ? files : [...files, pass];
  },
});

/** Mails about reservations and waiting lists, and letters to the people of an event. */
export const bookingMails = {
  ...templatesOf(RESERVATION_MAIL_KINDS, ofReservation),
  ...templatesOf(WAITING_MAIL_KINDS, (kind) => ({
    write: (locale, payload, config) => waitingMail(kind, locale, payload, config),
  })),
  'booking-letter': { write: bookingLetterMail } satisfies MailTemplate,
};
