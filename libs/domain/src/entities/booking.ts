import type { Row } from '../database/row';
import type { DoorFault } from '../door';
import type { DoorVerdict } from '../door-verdict';
import type { Locale } from '../locales';

/** Resource `booking_event`; anonymous callers see public ones only (spec §3, §7). Times are ISO 8601 with zone. */
export type BookingEvent = Row<'booking_event'>;

/** Resource `booking_event_slot`; in `whitelist` sales finds all who are invited, anyone else himself alone. */
export type BookingEventSlot = Row<'booking_event_slot'>;

/** View `event_slots_capacity`. Readable by anyone for public events. */
export type SlotCapacity = Row<'event_slots_capacity'>;

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

/** Answer of `GET /api/backend/booking_reservation/{id}/payment`; null when nothing is to be paid (spec §3, §9). */
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

/** A ticket as the reservations of a slot list it. */
export type ListedTicket = Row<
  'booking_ticket',
  'id' | 'name_on_ticket' | 'custom_company' | 'is_checked' | 'checked_at'
>;

/** View `reservation_ticket_list`: reservations with person and tickets, for sales. */
export type ReservationListItem = Row<'reservation_ticket_list'>;

/** View `reservation_check`. */
export type ReservationCheck = Row<'reservation_check'>;

/** The holders of which reservations a letter goes to; `none`: to the waiting list alone. */
export const LETTER_PAYMENTS = ['all', 'paid', 'unpaid', 'none'] as const;
export type LetterPayment = (typeof LETTER_PAYMENTS)[number];

/** The text of a letter in one language; `body_html` is sanitized where it becomes a mail. */
export interface LetterText {
  subject: string;
  body_html: string;
}
/** A letter to the people of an event in the languages in which it was written. */
export type LetterTexts = { cs: LetterText } & Partial<Record<Locale, LetterText>>;

/** Answer of `rpc/booking_letter_reach`: how many recipients read which language. */
export type LetterReach = Record<Locale, number>;

/** View `booking_letter_list`: letters to the people of an event with their progress, for sales. */
export type BookingLetter = Row<'booking_letter_list'>;

/** Why a reservation was refused (spec §5, decision 26). */
export type CapacityReason = 'togo' | 'per_user' | 'by_ico' | 'already_reserved';
export interface CapacityProblem {
  result: 'capacity';
  code: 'booking.capacity';
  reason: CapacityReason;
  /** Seats still to be had, where that is what was exceeded. */
  togo?: number;
}

/** Who or what cancelled a reservation. */
export type CancellationReason = 'customer' | 'staff' | 'unpaid' | 'last_ticket' | 'incomplete';

/** View `own_cancelled_reservation`: what the caller had reserved before it was cancelled; kept for a year. */
export type OwnCancelledReservation = Row<'own_cancelled_reservation'>;

/**
 * Answer of `GET /api/backend/ticket_check?id=`: anyone learns whether the ticket is valid and for which event; the
 * owner also sees `ticket`; staff see all, with `others` (other tickets of the same person) (decision 12).
 */
export interface TicketCheck {
  state: 'valid' | 'used' | 'unpaid' | 'cancelled' | 'passed_on' | 'unknown';
  view: 'stranger' | 'owner' | 'staff';
  event: { id: string; title: string; title_en: string | null; title_pl: string | null; date_start: string } | null;
  /** `date_end`: the event's end where no other slot comes before it; null otherwise. */
  slot: {
    id: string;
    name: string;
    name_en: string | null;
    name_pl: string | null;
    date_start: string;
    date_end: string | null;
  } | null;
  checked_at: string | null;
  /** Since when the code is void because its ticket has been passed on. */
  passed_on_at: string | null;
  /** `qr`: for the owner alone. */
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
  /** For staff: that the ticket was admitted in spite of a fault, by whom and why. */
  exception: { fault: DoorFault; note: string | null; person_name: string | null } | null;
  /** `is_paid`: of the reservation that the ticket is of; an unpaid one is not checked in. */
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

/** Answer of `GET /api/backend/door_list?event_id=`: the data for checking an event's tickets without a network. */
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
  }[];
  /** Codes of the event that no longer admit. */
  voids: { id: string; reason: 'cancelled' | 'passed_on'; passed_on_at: string | null }[];
  made_at: string;
}

/** That a ticket was let in: when, by whom, and the name that the device gave its door. */
export interface DoorAdmission {
  at: string;
  place: string | null;
  person_name: string | null;
}

/** One scan of `POST /api/backend/door_scans`. */
export interface DoorScan {
  /** Made by the device; the same scan sent again is not counted again. */
  key: string;
  id: string;
  event_id: string | null;
  slot_id: string | null;
  /** How long ago it was scanned, so that the device's clock need not be right. */
  age_ms: number;
  /** The device has let the person in already, without asking: the admission is kept even where it is the second. */
  is_let_in: boolean;
  place: string | null;
  override: { note: string } | null;
}

/** Result of a scan. */
export interface DoorScanResult {
  key: string;
  /** `twice`: let in by a device without a network although it was used; `admissions` names all of them, the first first. */
  outcome: 'admitted' | 'twice' | 'refused';
  verdict: DoorVerdict;
  admissions: DoorAdmission[];
  check: TicketCheck;
}
