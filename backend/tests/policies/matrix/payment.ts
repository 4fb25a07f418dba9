import type { Policy } from './grammar';

const STATEMENT = `'00000000-0000-4000-9000-00000000bab1'`;
const LINES = `'[{"line":1,"account":"1","transaction_id":"2","amount":"0","currency":"CZK","booked_on":"2026-01-02"}]'::jsonb`;
const ASIDE = `'00000000-0000-4000-9000-00000000bab3'`;
const ITEM = `'00000000-0000-4000-9000-00000000bab4'::uuid`;
const REFUND = `'00000000-0000-4000-9000-00000000bab6'::uuid`;
const ORDER = `'00000000-0000-4000-9000-00000000bab5'::uuid`;
const UNKNOWN = `'00000000-0000-4000-9000-00000000bab2'`;

export const payment: Policy = {
  arrange: [
    `insert into bank_statement (id, checksum, format, lines) values (${STATEMENT}, repeat('0', 64), 'csv', 1)`,
    `insert into bank_transaction
       (id, statement_id, line, account, transaction_id, amount, currency, booked_on, vs, outcome)
     values (${UNKNOWN}, ${STATEMENT}, 1, '1', '1', 1, 'CZK', '2026-01-02', '7', 'unknown_symbol'),
       (${ASIDE}, ${STATEMENT}, 2, '1', '2', 1, 'CZK', '2026-01-02', '8', 'unknown_symbol')`,
    `insert into bank_statement_line (statement_id, position, line, result, transaction_id)
     values (${STATEMENT}, 1, 1, 'booked', ${UNKNOWN})`,
    `insert into set_aside_payment (transaction_id, note) values (${ASIDE}, 'Vráceno')`,
    `insert into payment_order (id, currency, total, items, due_on) values (${ORDER}, 'CZK', 1, 1, '2026-12-01')`,
    `insert into open_item (id, reason, reservation_id, amount) values (${ITEM}, 'gone', gen_random_uuid(), 1)`,
    `insert into open_item (id, reason, reservation_id, amount, state, account, decided_at)
     values (${REFUND}, 'gone', gen_random_uuid(), 1, 'refund', 'CZ6508000000192000145399', now())`,
    `insert into app_private.cancelled_reservation (id, event_slot_id, person_id, vs, reservation, reason)
     select gen_random_uuid(), slot.id, profile.id, '999999', '{}', 'staff'
     from booking_event_slot slot, user_profile profile where profile.email = 'customer@arbora.example' limit 1`,
  ],
  relations: {
    bank_api: {
      key: 'is_only',
      select: { 'sales admin': 'all' },
    },
    bank_statement: {
      select: { 'sales admin': 'all' },
    },
    bank_statement_line: {
      key: 'statement_id position',
      select: { 'sales admin': 'all' },
    },
    bank_transaction: {
      select: { 'sales admin': 'all' },
    },
    bank_transaction_list: {
      sets: { all: 'select id from bank_transaction' },
      select: { 'sales admin': 'all' },
    },
    cancelled_reservation_list: {
      sets: { all: 'select id from app_private.cancelled_reservation' },
      select: { 'sales admin': 'all' },
    },
    open_item: {
      select: { 'sales admin': 'all' },
    },
    open_item_list: {
      sets: { all: 'select id from open_item' },
      select: { 'sales admin': 'all' },
    },
    payment_order: {
      select: { 'sales admin': 'all' },
    },
    set_aside_payment: {
      key: 'transaction_id',
      select: { 'sales admin': 'all' },
      insert: { 'sales admin': { columns: 'transaction_id note' } },
      delete: { 'sales admin': 'all' },
      sample: `select ${UNKNOWN}::uuid as transaction_id, 'Vráceno' as note`,
    },
  },
  functions: {
    bank_movements_like: {
      args: `select ${LINES}`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    record_bank_statement: {
      args: `select jsonb_build_object('checksum', repeat('1', 64), 'format', 'csv'), ${LINES}, 'CZK'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    apply_bank_transaction: {
      args: `select ${UNKNOWN}::uuid`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    close_bank_statement: {
      args: `select ${STATEMENT}`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    'public.refund_open_item': {
      args: `select ${ITEM}, 'CZ6508000000192000145399', 'Eva'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    'public.close_open_item': {
      args: `select ${ITEM}, false, 'Nic'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    'public.reopen_open_item': {
      args: `select ${REFUND}`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    'public.order_refunds': {
      args: `select '{' || ${REFUND} || '}', '2026-12-01'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    'public.cancel_payment_order': {
      args: `select ${ORDER}`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    link_bank_transaction: {
      args: `select ${UNKNOWN}, r.id from booking_reservation r where r.is_paid order by r.id limit 1`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
  },
  hidden: 'bank_csv_layout',
};
