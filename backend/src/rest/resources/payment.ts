export const payment = {
  functions: ['refund_open_item', 'close_open_item', 'reopen_open_item', 'order_refunds', 'cancel_payment_order'],
  resources: {
    bank_api: {
      types: { failure: 'BankApiFailure' },
      about: {
        is_configured: 'Whether movements are fetched from the bank.',
        free_at: 'Earliest time of the next request that the bank accepts; null for any time.',
        due_at: 'Time of the next fetch; null for the next minute.',
        movements: 'New movements of the last successful fetch.',
        fetched_to: 'Day up to which all movements were fetched.',
        failures: 'Failures since the last success.',
      },
    },
    bank_statement: {
      types: { format: 'BankStatementFormat', result: "Omit<BankStatementResult, 'id'>" },
      about: {
        result: 'Null while its lines are being booked.',
      },
    },
    bank_statement_line: {
      types: { result: 'StatementLineResult' },
      about: {
        line: 'Line of the file; several payments of an entry have the same one.',
        transaction_id: 'Null for skipped lines.',
        amount: 'Of a movement that the bank has only announced.',
      },
    },
    bank_transaction: {
      hidden: ['search'],
      types: { outcome: 'PaymentOutcome' },
      about: {
        amount: 'Negative for outgoing payments.',
        vs: 'Variable symbol without leading zeros.',
        suggested_vs: 'Symbol of a reservation that a text of the payment contains as a bare number.',
        reason:
          'For `ignored`: account, zero, outgoing, reversal or currency; for `doubtful`: same_id, similar, batch, batch_total or no_date; for `places_gone`: a `PlacesGoneReason`; for `cancelled`: a `CancellationReason`.',
        difference: 'For `amount_differs`: sum received minus amount due; negative if too little was received.',
        reservation_id: 'Existing or cancelled reservation.',
      },
    },
    bank_transaction_list: {
      nullable: [
        'reservation_symbol',
        'reservation_is_paid',
        'reservation_cancelled_at',
        'event_slot_id',
        'event_id',
        'event_title',
        'person_email',
        'person_name',
        'person_state',
        'aside_note',
        'aside_at',
      ],
      types: { outcome: 'PaymentOutcome', person_state: 'PersonState' },
      about: {
        reservation_is_paid: 'Null if the reservation is cancelled.',
        aside_note: 'Reason for which sales staff set the payment aside; null if not set aside.',
        amount: 'Negative for outgoing payments.',
        vs: 'Variable symbol without leading zeros.',
        suggested_vs: 'Symbol of a reservation that a text of the payment contains as a bare number.',
        reason:
          'For `ignored`: account, zero, outgoing, reversal or currency; for `doubtful`: same_id, similar, batch, batch_total or no_date; for `places_gone`: a `PlacesGoneReason`; for `cancelled`: a `CancellationReason`.',
        difference: 'For `amount_differs`: sum received minus amount due; negative if too little was received.',
        reservation_id: 'Existing or cancelled reservation.',
      },
    },
    open_item: {
      types: { reason: 'OpenItemReason', state: 'OpenItemState' },
      about: {
        transaction_id: 'The payment; null if staff recorded it, such as cash.',
        account: 'IBAN of the customer.',
        refund_id: 'The outgoing payment that returned the money.',
      },
    },
    open_item_list: {
      nullable: ['paid_on', 'refunded_on', 'person_email', 'person_name', 'person_state', 'event_title'],
      types: { reason: 'OpenItemReason', state: 'OpenItemState', person_state: 'PersonState' },
      about: {
        transaction_id: 'The payment; null if staff recorded it, such as cash.',
        account: 'IBAN of the customer: that of the payment, until staff enter another one.',
      },
    },
    payment_order: {
      about: { due_on: 'Day on which the bank should pay.', cancelled_at: 'Set if the bank never got it.' },
    },
    set_aside_payment: {
      about: { note: 'Reason why a payment without a reservation needs no further action.' },
    },
    cancelled_reservation_list: {
      nullable: ['event_id', 'event_title', 'slot_name', 'slot_date', 'person_email', 'person_state', 'created_at'],
      types: { reason: 'CancellationReason', person_state: 'PersonState' },
      about: {
        paid_at: 'Time of a payment that could not revive the reservation.',
      },
    },
  },
};
