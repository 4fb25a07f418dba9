import type { DoorFault } from '../door';

/** Resource `booking_event`; anonymous callers see public ones only (spec §3, §7). Times are ISO 8601 with zone. */
export interface BookingEvent {
  id: string;
  title: string;
  title_en: string | null;
  perex: string | null;
  perex_en: string | null;
  address: string;
  date_start: string;
  date_end: string | null;
  is_public: boolean;
  /** First digits of the payment's variable symbol; fixed once a reservation exists (decision 28). */
  mask_vs: string;
  hero_image: string | null;
}

/** Resource `booking_event_slot`; in `whitelist` sales finds all who are invited, anyone else himself alone. */
export interface BookingEventSlot {
  id: string;
  event_id: string;
  name: string;
  name_en: string | null;
  date_start: string;
  /** CZK for one ticket; 0 = free. */
  price: number;
  /** E-mails the slot is kept for, empty = open to everyone. */
  whitelist: string[];
  /** Seats of the slot. */
  capacity_total: number;
  /** Seats one person may hold; null = no limit. */
  capacity_per_user: number | null;
  /** Whether capacity_per_user counts a company id's tickets together. */
  capacity_by_ico: boolean;
}

/** View `event_slots_capacity`. Readable by anyone for public events. */
export interface SlotCapacity {
  id: string;
  event_id: string;
  used: number;
  togo: number;
}

/**
 * View `event_slots_customer`: the slots of an event as the caller sees them, with capacity and the caller's own
 * reservation. Anonymous callers get slots without whitelist of public events; reservation columns are null for them.
 */
export interface SlotForCustomer {
  id: string;
  event_id: string;
  person_id: string | null;
  name: string;
  name_en: string | null;
  date_start: string;
  price: number;
  capacity_total: number;
  capacity_per_user: number | null;
  capacity_by_ico: boolean;
  used: number;
  togo: number;
  is_available: boolean;
  has_reservation: boolean;
  reservation_id: string | null;
}

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
export interface BookingReservation {
  id: string;
  event_slot_id: string;
  person_id: string;
  vs: string;
  is_paid: boolean;
  paid_at: string | null;
  /** Null for a free or paid reservation (decision 27). */
  due_at: string | null;
  created_at: string;
  places: number;
  custom_data: ReservationCustomData;
}

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
export interface BookingTicket {
  id: string;
  reservation_id: string;
  name_on_ticket: string;
  /** Data image of the QR code with the check link; empty until made. */
  qr: string | null;
  is_checked: boolean;
  checked_at: string | null;
  custom_email: string | null;
  custom_company: string | null;
  ico: string | null;
  created_at: string;
}

/** View `reservation_check`. */
export interface ReservationCheck {
  reservation_id: string;
  person_id: string;
  ticket_id: string;
  ticket_name_on_ticket: string;
  ticket_is_checked: boolean;
  slot_name: string;
  event_id: string;
}

/** Why a reservation was refused (spec §5, decision 26). */
export type CapacityReason = 'togo' | 'per_user' | 'by_ico' | 'already_reserved';
export interface CapacityProblem {
  result: 'capacity';
  code: 'booking.capacity';
  reason: CapacityReason;
  /** Seats still to be had, where that is what was exceeded. */
  togo?: number;
}

/** View `own_cancelled_reservation`: what the caller had reserved before it was cancelled; kept for a year. */
export interface OwnCancelledReservation {
  id: string;
  /** Event and slot are null once they were deleted. */
  event_id: string | null;
  event_title: string | null;
  event_title_en: string | null;
  event_is_public: boolean;
  address: string | null;
  hero_image: string | null;
  slot_name: string | null;
  slot_name_en: string | null;
  slot_date: string | null;
  /** Seats that it held. */
  places: number;
  variable_symbol: string | null;
  /** `customer`, `last_ticket`: its holder; `unpaid`, `incomplete`: a job; `staff`: somebody else. */
  reason: 'customer' | 'staff' | 'unpaid' | 'last_ticket' | 'incomplete';
  created_at: string | null;
  cancelled_at: string;
  /** Whether it had been paid; false for what was free. */
  was_paid: boolean;
  /** When money came that could not bring it back. */
  paid_at: string | null;
  /** CZK that came for it by bank transfer. */
  received: number;
}

/**
 * Answer of `GET /api/backend/ticket_check?id=`: anyone learns whether the ticket is valid and for which event; the
 * owner also sees `ticket`; staff see all, with `others` (other tickets of the same person) (decision 12).
 */
export interface TicketCheck {
  state: 'valid' | 'used' | 'unpaid' | 'cancelled' | 'unknown';
  view: 'stranger' | 'owner' | 'staff';
  event: { id: string; title: string; title_en: string | null; date_start: string } | null;
  /** `date_end`: the event's end where no other slot comes before it; null otherwise. */
  slot: { id: string; name: string; name_en: string | null; date_start: string; date_end: string | null } | null;
  checked_at: string | null;
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
    slot_date: string;
  }[];
}
