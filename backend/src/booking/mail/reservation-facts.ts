import { textIn, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import { issuedDocument } from '../../tax-document/issued-document';
import type { WalletPass } from '../wallet/wallet-pass';

/** The payload of every reservation mail, see app_private.reservation_facts. */
const facts = v.object({
  reservation_id: v.string(),
  reserved_at: v.optional(v.nullable(v.string()), null),
  person_name: v.nullable(v.string()),
  person_email: v.string(),
  event_title: v.string(),
  event_title_en: v.nullable(v.string()),
  event_title_pl: v.nullable(v.string()),
  address: v.string(),
  slot_name: v.string(),
  slot_name_en: v.nullable(v.string()),
  slot_name_pl: v.nullable(v.string()),
  slot_date: v.string(),
  slot_end: v.optional(v.nullable(v.string()), null),
  price: v.number(),
  places: v.number(),
  is_paid: v.boolean(),
  due_at: v.nullable(v.string()),
  variable_symbol: v.string(),
  tickets: v.array(v.object({ id: v.string(), name: v.string() })),
  /** As typed by the customer or staff; unset in mails to attendees. */
  invoice: v.optional(v.nullable(v.record(v.string(), v.nullable(v.string()))), null),
  /** The latest tax document of the reservation; unset in mails to attendees. */
  document: v.optional(v.nullable(issuedDocument), null),
  reason: v.optional(v.string()),
  /** The payment arrived after the reservation was cancelled, and restored it. */
  revived: v.optional(v.boolean()),
  /** The changed part of the reservation; without it a ticket was removed. */
  change: v.optional(v.picklist(['name', 'invoice', 'date', 'place'])),
  removed_name: v.optional(v.string()),
  new_name: v.optional(v.string()),
  ticket_id: v.optional(v.string()),
  ticket_name: v.optional(v.string()),
});
export type ReservationFacts = v.InferOutput<typeof facts>;

export const RESERVATION_MAIL_KINDS = [
  'reservation-create',
  'reservation-create-admin',
  'reservation-create-custom',
  'reservation-ticket',
  'reservation-passed-on',
  'reservation-payment',
  'reservation-cancel',
  'reservation-update',
  'reservation-reminder',
] as const;
export type ReservationMailKind = (typeof RESERVATION_MAIL_KINDS)[number];

/** Content-IDs of the pictures in mails about reservations. */
export const PAYMENT_QR = 'payment-qr@arbora';
export const TICKET_QR = 'ticket-qr@arbora';

/** @throws ValiError for an incomplete payload */
export const readFacts = (payload: unknown): ReservationFacts => v.parse(facts, payload);

/** Whether the mail has payment instructions. */
export function isPayable(
  kind: ReservationMailKind,
  data: ReservationFacts,
): data is ReservationFacts & { due_at: string } {
  const asks = kind === 'reservation-create' || kind === 'reservation-reminder';
  return asks && !data.is_paid && data.due_at !== null && data.price > 0 && data.places > 0;
}

/** The tax document that the mail brings. */
export const attachedDocument = (kind: ReservationMailKind, data: ReservationFacts): ReservationFacts['document'] =>
  kind === 'reservation-payment' ? data.document : null;

const BRINGS_NO_TICKETS: ReadonlySet<ReservationMailKind> = new Set([
  'reservation-create-admin',
  'reservation-cancel',
  'reservation-passed-on',
  'reservation-reminder',
]);

/** Whether the recipient no longer attends. */
export const endsAttendance = (kind: ReservationMailKind): boolean =>
  kind === 'reservation-cancel' || kind === 'reservation-passed-on';

/** The tickets in the mail: the valid ones, and for an attendee only the own one. */
export function validTickets(kind: ReservationMailKind, data: ReservationFacts): { id: string; name: string }[] {
  if (BRINGS_NO_TICKETS.has(kind)) return [];
  // A mail about a payment was queued with facts from just before it.
  const isPaid = data.is_paid || data.price === 0 || kind === 'reservation-payment' || kind === 'reservation-ticket';
  if (!isPaid) return [];
  return data.ticket_id === undefined ? data.tickets : [{ id: data.ticket_id, name: data.ticket_name ?? '' }];
}

/** The ticket of a mail that brings exactly one, as a pass for the wallet of a phone; otherwise null. */
export function walletPass(kind: ReservationMailKind, data: ReservationFacts, locale: Locale): WalletPass | null {
  const [only, another] = validTickets(kind, data);
  return only === undefined || another !== undefined ? null : passOf(only, data, locale);
}

export function passOf(ticket: { id: string; name: string }, data: ReservationFacts, locale: Locale): WalletPass {
  return {
    ticketId: ticket.id,
    holder: ticket.name,
    event: textIn(data, 'event_title', locale),
    slot: textIn(data, 'slot_name', locale),
    start: data.slot_date,
    end: data.slot_end,
    place: data.address,
    locale,
  };
}
