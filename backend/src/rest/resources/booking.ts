import { STAMP } from './stamp';

export const booking = {
  functions: ['search_everywhere', 'booking_letter_reach', 'duplicate_event'],
  returnTypes: { search_everywhere: 'GlobalSearchResult', booking_letter_reach: 'LetterReach' },
  resources: {
    booking_event: {
      columns: [
        'id', 'title', 'title_en', 'title_pl', 'perex', 'perex_en', 'perex_pl', 'story', 'story_en', 'story_pl',
        'bring', 'bring_en', 'bring_pl', 'leader_id', 'address', 'date_start', 'date_end', 'is_public', 'mask_vs', 'hero_image', 'created_at', ...STAMP,
      ], // oxfmt-ignore
      about: {
        story: 'Plain text; blank lines separate paragraphs.',
        bring: 'Things that participants should bring.',
        leader_id: "Card of the event's leader.",
        mask_vs: "First digits of the payment's variable symbol; fixed once a reservation exists.",
      },
    },
    booking_event_slot: {
      shows: 'event_slot',
      columns: [
        'id', 'event_id', 'name', 'name_en', 'name_pl', 'date_start', 'price', 'whitelist', 'capacity_total', 'capacity_per_user',
        'capacity_by_ico', 'created_at', ...STAMP,
      ], // oxfmt-ignore
      nullable: ['name_en', 'name_pl', 'capacity_per_user'],
      about: {
        price: 'CZK per ticket; 0 = free.',
        whitelist: 'E-mail addresses that may reserve; empty = everyone.',
        capacity_total: 'Number of seats in the slot.',
        capacity_per_user: 'Maximum number of seats per person; null = no limit.',
        capacity_by_ico: 'Whether `capacity_per_user` also limits the number of tickets per company ID.',
      },
    },
    booking_reservation: {
      columns: [
        'id', 'event_slot_id', 'person_id', 'vs', 'is_paid', 'paid_at', 'due_at', 'created_at', 'places', 'custom_data', ...STAMP,
      ], // oxfmt-ignore
      types: { custom_data: 'ReservationCustomData' },
      about: {
        due_at: 'Null for a free or paid reservation.',
      },
    },
    booking_ticket: {
      columns: [
        'id', 'reservation_id', 'position', 'name_on_ticket', 'qr', 'is_checked', 'checked_at', 'custom_email',
        'custom_company', 'ico', 'created_at', ...STAMP,
      ], // oxfmt-ignore
      about: {
        qr: 'Data URL of the QR code with the check link; null until generated.',
      },
    },
    news_item__booking_event: { columns: ['item_id', 'event_id', 'position', ...STAMP] },
    news_item_events: {
      shows: 'news_item__booking_event',
      columns: [
        'item_id', 'position', 'event_id', 'title', 'title_en', 'title_pl', 'address', 'date_start', 'date_end', 'hero_image',
      ], // oxfmt-ignore
      nullable: ['title_en', 'title_pl', 'date_end', 'hero_image'],
    },
    plant_events: {
      columns: [
        'product_id', 'id', 'title', 'title_en', 'title_pl', 'address', 'date_start', 'date_end', 'hero_image',
      ], // oxfmt-ignore
      nullable: ['title_en', 'title_pl', 'date_end', 'hero_image'],
    },
    event_slots_capacity: { shows: 'event_slot', columns: ['id', 'event_id', 'used', 'togo'] },
    event_slots_customer: {
      columns: [
        'id', 'event_id', 'person_id', 'name', 'name_en', 'name_pl', 'date_start', 'price', 'capacity_total', 'capacity_per_user',
        'capacity_by_ico', 'used', 'togo', 'is_available', 'has_reservation', 'reservation_id',
      ], // oxfmt-ignore
      nullable: ['person_id', 'name_en', 'name_pl', 'capacity_per_user', 'reservation_id'],
    },
    event_slots_tickets_by_ico: { columns: ['id', 'ico', 'tickets'] },
    own_waiting: {
      columns: [
        'id', 'event_slot_id', 'event_id', 'places', 'accepts_fewer', 'created_at', 'offered_places', 'offer_until', 'before',
      ], // oxfmt-ignore
      nullable: ['offered_places', 'offer_until'],
      about: { before: 'Number of people ahead in the waiting list.' },
    },
    waiting_list: {
      columns: [
        'id', 'event_slot_id', 'person_id', 'person_name', 'person_email', 'person_state', 'places', 'accepts_fewer', 'created_at',
        'offered_places', 'offer_until',
      ], // oxfmt-ignore
      nullable: ['person_name', 'person_state', 'offered_places', 'offer_until'],
      types: { person_state: 'PersonState' },
    },
    booking_letter_list: {
      columns: [
        'id', 'event_id', 'event_slot_id', 'slot_name', 'slot_name_en', 'slot_name_pl', 'payment', 'with_guests', 'with_waiting',
        'texts', 'recipients', 'waiting', 'failed', 'sent_at', 'sender_name', 'person_state',
      ], // oxfmt-ignore
      nullable: ['event_slot_id', 'slot_name', 'slot_name_en', 'slot_name_pl', 'sender_name', 'person_state'],
      types: { payment: 'LetterPayment', texts: 'LetterTexts', person_state: 'PersonState' },
      about: {
        event_slot_id: 'Null = sent to the people of all slots.',
        waiting: 'Number of mails still to be sent.',
        failed: 'Number of mails whose delivery was abandoned.',
      },
    },
    own_cancelled_reservation: {
      columns: [
        'id', 'event_id', 'event_title', 'event_title_en', 'event_title_pl', 'event_is_public', 'address', 'hero_image', 'slot_name',
        'slot_name_en', 'slot_name_pl', 'slot_date', 'places', 'variable_symbol', 'reason', 'created_at', 'cancelled_at', 'was_paid',
        'paid_at', 'received',
      ], // oxfmt-ignore
      nullable: [
        'event_id', 'event_title', 'event_title_en', 'event_title_pl', 'address', 'hero_image', 'slot_name', 'slot_name_en', 'slot_name_pl', 'slot_date',
        'variable_symbol', 'created_at', 'paid_at',
      ], // oxfmt-ignore
      types: { reason: 'CancellationReason' },
      about: {
        event_id: 'The columns of the event and the slot are null once these have been deleted.',
        places: 'Number of seats held.',
        reason:
          'Cancelled by the holder (`customer`, `last_ticket`), a job (`unpaid`, `incomplete`) or someone else (`staff`).',
        was_paid: 'Whether it had been paid; false if free of charge.',
        paid_at: 'Time of a payment that could not revive the reservation.',
        received: 'Sum of bank transfers received for the reservation, in CZK.',
      },
    },
    reservation_check: {
      columns: [
        'reservation_id', 'person_id', 'ticket_id', 'ticket_name_on_ticket', 'ticket_is_checked', 'slot_name', 'slot_name_en',
        'slot_name_pl', 'event_id',
      ], // oxfmt-ignore
      nullable: ['slot_name_en', 'slot_name_pl'],
    },
    reservation_ticket_list: {
      columns: [
        'id', 'event_slot_id', 'event_id', 'person_id', 'person_email', 'person_name', 'person_company', 'person_state', 'vs',
        'variable_symbol', 'is_paid', 'paid_at', 'due_at', 'created_at', 'places', 'ticket_count', 'checked_count',
        'amount', 'invoice', 'version', 'tickets', 'search',
      ], // oxfmt-ignore
      totals: [{ view: 'reservation_ticket_list_totals', columns: ['event_slot_id', 'is_paid'] }],
      search: { by: 'found_reservations', columns: ['search'] },
      nullable: ['person_name', 'person_company', 'person_state', 'paid_at', 'due_at', 'invoice'],
      types: { tickets: 'ListedTicket[]', invoice: 'Invoice', person_state: 'PersonState' },
      about: {
        variable_symbol: "Variable symbol of the payment: `mask_vs` followed by the reservation's number.",
        amount: 'In CZK.',
        search: 'Person, variable symbol and names on tickets, in lower case without accents.',
      },
    },
  },
};
