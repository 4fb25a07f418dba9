import { manyToOne } from '../declaration';

export const booking = {
  resources: {
    booking_event: {
      columns: [
        'id', 'title', 'title_en', 'perex', 'perex_en', 'address', 'date_start', 'date_end', 'is_public', 'mask_vs',
        'hero_image', 'created_at',
      ], // prettier-ignore
    },
    booking_event_slot: {
      columns: [
        'id', 'event_id', 'name', 'name_en', 'date_start', 'price', 'whitelist', 'capacity_total', 'capacity_per_user',
        'capacity_by_ico', 'created_at',
      ], // prettier-ignore
    },
    booking_reservation: {
      columns: [
        'id', 'event_slot_id', 'person_id', 'vs', 'is_paid', 'paid_at', 'due_at', 'created_at', 'places', 'custom_data',
      ], // prettier-ignore
    },
    booking_ticket: {
      columns: [
        'id', 'reservation_id', 'position', 'name_on_ticket', 'qr', 'is_checked', 'checked_at', 'custom_email',
        'custom_company', 'ico', 'created_at',
      ], // prettier-ignore
    },
    event_slots_capacity: { columns: ['id', 'event_id', 'used', 'togo'] },
    event_slots_customer: {
      columns: [
        'id', 'event_id', 'person_id', 'name', 'name_en', 'date_start', 'price', 'capacity_total', 'capacity_per_user',
        'capacity_by_ico', 'used', 'togo', 'is_available', 'has_reservation', 'reservation_id',
      ], // prettier-ignore
    },
    event_slots_tickets_by_ico: { columns: ['id', 'ico', 'tickets'] },
    own_cancelled_reservation: {
      columns: [
        'id', 'event_id', 'event_title', 'event_title_en', 'event_is_public', 'address', 'hero_image', 'slot_name',
        'slot_name_en', 'slot_date', 'places', 'variable_symbol', 'reason', 'created_at', 'cancelled_at', 'was_paid',
        'paid_at', 'received',
      ], // prettier-ignore
    },
    reservation_check: {
      columns: [
        'reservation_id', 'person_id', 'ticket_id', 'ticket_name_on_ticket', 'ticket_is_checked', 'slot_name', 'event_id',
      ], // prettier-ignore
    },
    reservation_ticket_list: {
      columns: [
        'id', 'event_slot_id', 'event_id', 'person_id', 'person_email', 'person_name', 'person_company', 'vs',
        'variable_symbol', 'is_paid', 'paid_at', 'due_at', 'created_at', 'places', 'ticket_count', 'checked_count',
        'amount', 'tickets', 'search',
      ], // prettier-ignore
    },
  },
  relations: [
    // Views: the constraint is that of the table behind them.
    manyToOne('booking_event_slot', 'event_id', 'booking_event', { name: 'event_slot_event_id_fkey' }),
    manyToOne('event_slots_capacity', 'event_id', 'booking_event', { name: 'event_slot_event_id_fkey' }),
    manyToOne('booking_reservation', 'event_slot_id', 'booking_event_slot'),
    manyToOne('booking_reservation', 'person_id', 'user_profile'),
    manyToOne('booking_ticket', 'reservation_id', 'booking_reservation'),
  ],
};
