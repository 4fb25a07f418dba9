export const booking = {
  functions: ['search_everywhere', 'booking_letter_reach', 'duplicate_event'],
  returnTypes: { search_everywhere: 'GlobalSearchResult', booking_letter_reach: 'LetterReach' },
  resources: {
    booking_event: {
      types: { vat_category: 'VatCategory' },
      about: {
        story: 'Plain text; blank lines separate paragraphs.',
        bring: 'Things that participants should bring.',
        leader_id: "Card of the event's leader.",
        mask_vs: "First digits of the payment's variable symbol; fixed once a reservation exists.",
        vat_category: 'Rate of VAT within the prices of its slots.',
      },
    },
    booking_event_slot: {
      shows: 'event_slot',
      about: {
        price: 'CZK per ticket; 0 = free.',
        whitelist: 'E-mail addresses that may reserve; empty = everyone.',
        capacity_total: 'Number of seats in the slot.',
        capacity_per_user: 'Maximum number of seats per person; null = no limit.',
        capacity_by_ico: 'Whether `capacity_per_user` also limits the number of tickets per company ID.',
      },
    },
    booking_reservation: {
      types: { custom_data: 'ReservationCustomData' },
      about: {
        due_at: 'Null for a free or paid reservation.',
      },
    },
    booking_ticket: {
      about: {
        qr: 'Data URL of the QR code with the check link; null until generated.',
      },
    },
    news_item__booking_event: {
      hidden: ['is_placed'],
    },
    news_item_events: {
      shows: 'news_item__booking_event',
    },
    plant_events: {},
    event_slots_capacity: {
      shows: 'event_slot',
    },
    event_slots_customer: {
      nullable: ['person_id', 'reservation_id'],
    },
    event_slots_tickets_by_ico: { notNull: ['ico'] },
    own_waiting: {
      nullable: ['offered_places', 'offer_until'],
      about: { before: 'Number of people ahead in the waiting list.' },
    },
    waiting_list: {
      types: { person_state: 'PersonState' },
    },
    booking_letter_list: {
      nullable: ['slot_name'],
      types: { payment: 'LetterPayment', texts: 'LetterTexts', person_state: 'PersonState' },
      about: {
        event_slot_id: 'Null = sent to the people of all slots.',
        waiting: 'Number of mails still to be sent.',
        failed: 'Number of mails whose delivery was abandoned.',
      },
    },
    own_cancelled_reservation: {
      nullable: ['event_id', 'event_title', 'address', 'slot_name', 'slot_date', 'created_at'],
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
    reservation_check: {},
    reservation_ticket_list: {
      totals: [{ view: 'reservation_ticket_list_totals', columns: ['event_slot_id', 'is_paid'] }],
      search: { by: 'found_reservations', columns: ['search'] },
      nullable: ['invoice'],
      types: { tickets: 'ListedTicket[]', invoice: 'Invoice', person_state: 'PersonState' },
      about: {
        variable_symbol: "Variable symbol of the payment: `mask_vs` followed by the reservation's number.",
        amount: 'In CZK.',
        search: 'Person, variable symbol and names on tickets, in lower case without accents.',
      },
    },
  },
};
