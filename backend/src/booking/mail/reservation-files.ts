import { textIn, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { CALENDAR_TYPE, calendarFile } from '../calendar-file';
import { ticketCheckUrl } from '../ticket-qr';
import { ticketsFileName } from '../tickets-pdf';
import { APPLE_PASS_TYPE } from '../wallet/apple-pass';
import { offeredWallets } from '../wallet/offered-wallets';
import type { Config } from '../../config';
import { makeApplePass } from '../wallet/make-apple-pass';
import { makeTicketsPdf } from '../make-tickets-pdf';
import { czechIban } from '../../payment/account';
import { paymentDescriptor } from '../../payment/payment-descriptor';
import { qrPng } from '../../qr/qr-png';
import type { Attachment } from '../../mail/attachments';
import { documentFiles } from '../../tax-document/document-files';
import {
  attachedDocument,
  endsAttendance,
  isPayable,
  PAYMENT_QR,
  readFacts,
  TICKET_QR,
  validTickets,
  walletPass,
  type ReservationFacts,
  type ReservationMailKind,
} from './reservation-facts';
import { fill, TEXTS } from '../../mail/texts';

interface Mail {
  kind: ReservationMailKind;
  locale: Locale;
  payload: unknown;
  madeAt: Date;
}

/**
 * The files of a mail about a reservation: the payment code, the valid tickets, the tax document of a payment (for
 * companies in ISDOC too), and the calendar entry, which a cancellation removes.
 */
export async function reservationFiles({ kind, locale, payload, madeAt }: Mail, config: Config): Promise<Attachment[]> {
  const data = readFacts(payload);
  const { publicOrigin: origin, brand } = config;
  const files: Attachment[] = [];
  if (isPayable(kind, data)) {
    files.push(await picture(PAYMENT_QR, 'qr.png', paymentCode(data, config)));
  }
  const tickets = validTickets(kind, data);
  if (tickets.length > 0) {
    const facts = { ...placeAndTime(data, locale), slot: textIn(data, 'slot_name', locale), tickets };
    const contact = fill(TEXTS[locale].footer_written, { brand: brand.name, email: brand.email, phone: brand.phone });
    files.push({
      filename: ticketsFileName(locale, tickets.length),
      content_type: 'application/pdf',
      content: await makeTicketsPdf(facts, { locale, brand: brand.name, contact, origin, madeAt }),
    });
    if (tickets.length === 1) files.push(await picture(TICKET_QR, 'qr.png', ticketCheckUrl(origin, tickets[0]!.id)));
  }
  const document = attachedDocument(kind, data);
  if (document !== null) files.push(...(await documentFiles(document, locale, brand)));
  if (kind !== 'reservation-create-admin' && kind !== 'reservation-reminder') {
    files.push({
      filename: TEXTS[locale].calendar_file,
      content_type: CALENDAR_TYPE,
      content: entryOf(data, locale, config, madeAt, endsAttendance(kind)),
    });
  }
  return files;
}

/** The Apple Wallet pass of a mail that brings one ticket, where that wallet is configured; otherwise null. */
export async function walletPassFile(
  { kind, locale, payload }: { kind: ReservationMailKind; locale: Locale; payload: unknown },
  config: Config,
): Promise<Attachment | null> {
  const pass = walletPass(kind, readFacts(payload), locale);
  const { apple } = offeredWallets(config);
  if (pass === null || apple === null) return null;
  return {
    filename: TEXTS[locale].ticket.pass_file,
    content_type: APPLE_PASS_TYPE,
    content: await makeApplePass(pass, apple, { brand: config.brand, publicOrigin: config.publicOrigin }),
  };
}

function placeAndTime(data: ReservationFacts, locale: Locale) {
  return {
    event: textIn(data, 'event_title', locale),
    start: data.slot_date,
    end: data.slot_end,
    place: data.address,
  };
}

function entryOf(
  data: ReservationFacts,
  locale: Locale,
  { publicOrigin: origin, brand }: Config,
  at: Date,
  isCancelled: boolean,
): Buffer {
  const { event, start, end, place } = placeAndTime(data, locale);
  const { ticket_id: ticket, reservation_id: reservation } = data;
  const path = ticket ? routes.ticketCheck.href({ id: ticket }) : routes.reservation.href({ id: reservation });
  return calendarFile({
    id: ticket ?? reservation,
    title: event,
    start,
    end,
    place,
    url: `${origin}/${locale}${path}`,
    organizer: brand,
    createdAt: data.reserved_at === null ? null : new Date(data.reserved_at),
    at,
    isCancelled,
  });
}

function paymentCode(data: ReservationFacts & { due_at: string }, { payment, paymentTexts }: Config): string {
  return paymentDescriptor({
    iban: czechIban(payment),
    amount: data.price * data.places,
    dueAt: new Date(data.due_at),
    message: paymentTexts.message,
    vs: data.variable_symbol,
  });
}

/** A QR code as a picture of the mail: PNG, since mail programs draw no SVG. */
async function picture(cid: string, filename: string, content: string): Promise<Attachment> {
  return { cid, filename, content_type: 'image/png', content: await qrPng(content) };
}
