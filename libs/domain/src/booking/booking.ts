import type { Row } from '../database/row';
import type { DoorFault } from './door';
import type { DoorVerdict } from './door-verdict';
import type { Locale } from '../locale/locales';
import type { PersonState } from '../account/account';

/** Resource `booking_event`; anonymous callers see public ones only (spec §3, §7). Times are ISO 8601 with zone. */
export type BookingEvent = Row<'booking_event'>;

/** Resource `booking_event_slot`; `whitelist` is complete for sales, other callers see themselves only. */
export type BookingEventSlot = Row<'booking_event_slot'>;

/**
 * View `event_slots_customer`: the slots of an event as the caller sees them, with capacity and the caller's own
 * reservation. Anonymous callers get slots without whitelist of public events; reservation columns are null for them.
 */
export type SlotForCustomer = Row<'event_slots_customer'>;

export interface Attendee {
  name: string;
  email?: string;
}

export interface Invoice {
  name: string;
  ico: string;
  company: string;
  country: string;
  dic: string;
  street: string;
  city: string;
  zip: string;
}

export interface ReservationCustomData {
  places: Attendee[];
  invoice: Invoice | null;
}

/** Resource `booking_reservation`: own rows for customers, all for sales. `places` = seats held. */
export type BookingReservation = Row<'booking_reservation'>;

/** Response of `GET /api/backend/booking_reservation/{id}/payment`; null if no payment is due (spec §3, §9). */
export interface ReservationPayment {
  /** Data image (SVG or PNG) of the payment QR code. */
  qr: string;
  /** The SPAYD string the QR code holds. */
  descriptor: string;
  accountPrefix: string;
  accountNumber: string;
  bankCode: string;
  iban: string;
  /** CZK. */
  amount: number;
  currency: string;
  message: string;
  /** mask_vs + padded vs (decision 28). */
  vs: string;
  due_at: string | null;
}

/** Resource `booking_ticket`. */
export type BookingTicket = Row<'booking_ticket'>;

/** A ticket as listed by `reservation_ticket_list`. */
export type ListedTicket = Row<
  'booking_ticket',
  'id' | 'name_on_ticket' | 'custom_company' | 'is_checked' | 'checked_at'
>;

/** View `reservation_ticket_list`: reservations with person and tickets, for sales. */
export type ReservationListItem = Row<'reservation_ticket_list'>;

/** Recipients of a letter by the payment of their reservation; `none`: the waiting list only. */
export const LETTER_PAYMENTS = ['all', 'paid', 'unpaid', 'none'] as const;
export type LetterPayment = (typeof LETTER_PAYMENTS)[number];

/** Text of a letter in one language; `body_html` is sanitized when the mail is rendered. */
export interface LetterText {
  subject: string;
  body_html: string;
}
/** A letter to the attendees of an event, in one or more languages. */
export type LetterTexts = { cs: LetterText } & Partial<Record<Locale, LetterText>>;

/** Response of `rpc/booking_letter_reach`: number of recipients by language. */
export type LetterReach = Record<Locale, number>;

/** View `booking_letter_list`: letters to the attendees of an event with their delivery status, for sales. */
export type BookingLetter = Row<'booking_letter_list'>;

/** Reasons to refuse a reservation (spec §5, decision 26). */
export type CapacityReason = 'togo' | 'per_user' | 'by_ico' | 'already_reserved';
export interface CapacityProblem {
  result: 'capacity';
  code: 'booking.capacity';
  reason: CapacityReason;
  /** Free seats, if they were exceeded. */
  togo?: number;
}

/** Reason for, or originator of, a cancellation. */
export type CancellationReason = 'customer' | 'staff' | 'unpaid' | 'last_ticket' | 'incomplete';

/** View `own_cancelled_reservation`: the caller's cancelled reservations, kept for a year. */
export type OwnCancelledReservation = Row<'own_cancelled_reservation'>;

/**
 * Response of `GET /api/backend/ticket_check?id=`: any caller gets the state and the event; the owner also gets
 * `ticket`; staff get everything, with `others` (the same person's other tickets) (decision 12).
 */
export interface TicketCheck {
  state: 'valid' | 'used' | 'unpaid' | 'cancelled' | 'passed_on' | 'unknown';
  view: 'stranger' | 'owner' | 'staff';
  event: { id: string; title: string; title_en: string | null; title_pl: string | null; date_start: string } | null;
  /** `date_end`: the event's end, unless another slot starts before it; else null. */
  slot: {
    id: string;
    name: string;
    name_en: string | null;
    name_pl: string | null;
    date_start: string;
    date_end: string | null;
  } | null;
  checked_at: string | null;
  /** Since when the code is void because its ticket was passed on. */
  passed_on_at: string | null;
  /** `qr`: for the owner only. */
  ticket:
    | (Pick<BookingTicket, 'id' | 'name_on_ticket' | 'is_checked' | 'reservation_id' | 'custom_company'> & {
        qr: string | null;
      })
    | null;
  reservation: {
    id: string;
    vs: string;
    variable_symbol: string;
    is_paid: boolean;
    person_name: string | null;
    person_email: string;
  } | null;
  /** For staff: the ticket was admitted despite a fault: door staff and reason. */
  exception: { fault: DoorFault; note: string | null; person_name: string | null } | null;
  /** `is_paid`: of the ticket's reservation; unpaid tickets are not admitted. */
  others: {
    id: string;
    name_on_ticket: string;
    is_checked: boolean;
    is_paid: boolean;
    slot_id: string;
    slot_name: string;
    slot_name_en: string | null;
    slot_name_pl: string | null;
    slot_date: string;
  }[];
}

/** Response of `GET /api/backend/door_list?event_id=`: the data for offline check-in of an event. */
export interface DoorList {
  event: NonNullable<TicketCheck['event']>;
  slots: Omit<NonNullable<TicketCheck['slot']>, 'date_end'>[];
  tickets: {
    id: string;
    name_on_ticket: string;
    custom_company: string | null;
    slot_id: string;
    is_paid: boolean;
    checked_at: string | null;
    /** Of the reservation's holder. */
    person_state: PersonState | null;
  }[];
  /** Void codes of the event. */
  voids: { id: string; reason: 'cancelled' | 'passed_on'; passed_on_at: string | null }[];
  made_at: string;
}

/** An admission: time, staff member, and the device's location. */
export interface DoorAdmission {
  at: string;
  place: string | null;
  person_name: string | null;
}

/** One scan for `POST /api/backend/door_scans`. */
export interface DoorScan {
  /** Idempotency key generated by the device. */
  key: string;
  id: string;
  event_id: string | null;
  slot_id: string | null;
  /** Age of the scan, which makes the device's clock irrelevant. */
  age_ms: number;
  /** The device has already admitted the ticket offline: the admission is recorded even if it is a second one. */
  was_admitted_offline: boolean;
  place: string | null;
  override: { note: string } | null;
}

/** Result of a scan. */
export interface DoorScanResult {
  key: string;
  /** `twice`: admitted offline although already used; `admissions` lists all of them, oldest first. */
  outcome: 'admitted' | 'twice' | 'refused';
  verdict: DoorVerdict;
  admissions: DoorAdmission[];
  check: TicketCheck;
}
