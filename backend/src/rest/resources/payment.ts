import { manyToOne } from '../declaration';

export const payment = {
  resources: {
    bank_statement: {
      columns: [
        'id', 'checksum', 'format', 'file_name', 'account', 'number', 'date_from', 'date_to', 'lines', 'result',
        'imported_by', 'created_at',
      ], // prettier-ignore
    },
    bank_transaction: {
      columns: [
        'id', 'statement_id', 'line', 'account', 'transaction_id', 'amount', 'currency', 'booked_on', 'counter_account',
        'counter_name', 'vs', 'message', 'outcome', 'reason', 'difference', 'reservation_id', 'linked_by', 'linked_at',
        'created_at',
      ], // prettier-ignore
    },
    bank_transaction_list: {
      columns: [
        'id', 'statement_id', 'line', 'account', 'amount', 'currency', 'booked_on', 'counter_account', 'counter_name',
        'vs', 'message', 'outcome', 'reason', 'difference', 'reservation_id', 'linked_at', 'created_at',
        'reservation_symbol', 'reservation_is_paid', 'reservation_cancelled_at', 'event_slot_id', 'event_id',
        'event_title', 'person_email', 'person_name',
      ], // prettier-ignore
    },
    cancelled_reservation_list: {
      columns: [
        'id', 'event_slot_id', 'event_id', 'event_title', 'slot_name', 'slot_date', 'person_id', 'person_email',
        'person_name', 'variable_symbol', 'reason', 'created_at', 'cancelled_at', 'paid_at', 'ticket_count', 'amount',
      ], // prettier-ignore
    },
  },
  relations: [
    manyToOne('bank_transaction', 'statement_id', 'bank_statement'),
    manyToOne('bank_statement', 'imported_by', 'user_profile'),
  ],
};
