import { jest, type Mutation } from './mutation';

const IMPORT = jest('backend/src/payment/statement/import-statement');

/** Matching of payments with reservations, and variable symbols. */
export const MONEY: readonly Mutation[] = [
  {
    name: 'symbol-of-another-event-pays',
    file: 'backend/schema/payment/matching.sql',
    search: ' and app.variable_symbol(e.mask_vs, r.vs) = p_symbol\n',
    replace: '\n',
    tests: IMPORT,
  },
  {
    name: 'overpayment-is-no-open-item',
    file: 'backend/schema/payment/matching.sql',
    search: '    if v_difference > 0 then\n',
    replace: '    if false then\n',
    tests: IMPORT,
  },
  {
    name: 'part-payments-stay-open',
    file: 'backend/schema/payment/matching.sql',
    search: "  if v_outcome ->> 'outcome' in ('paid', 'revived') then\n",
    replace: "  if v_outcome ->> 'outcome' in ('revived') then\n",
    tests: IMPORT,
  },
  {
    name: 'settled-payment-is-linked-again',
    file: 'backend/schema/payment/matching.sql',
    search: "if v_transaction.outcome in ('paid', 'revived', 'ignored') then",
    replace: "if v_transaction.outcome in ('ignored') then",
    tests: jest('backend/schema/payment/link-transaction'),
  },
  {
    name: 'overpaid-reservation-is-cancelled',
    file: 'backend/schema/payment/matching.sql',
    search: 'select coalesce(app_private.money_beyond(p_reservation) > 0, false);',
    replace: 'select coalesce(app_private.money_beyond(p_reservation) < 0, false);',
    tests: jest('backend/schema/payment/part-payments', 'backend/src/jobs/reservation-jobs'),
  },
  {
    name: 'second-payment-is-not-reported',
    file: 'backend/schema/payment/matching.sql',
    search: 'return \'{"outcome":"already_paid"}\';',
    replace: 'return \'{"outcome":"paid"}\';',
    tests: IMPORT,
  },
  {
    name: 'variable-symbol-is-not-padded',
    file: 'libs/domain/src/booking/variable-symbol.ts',
    search: "return maskVs + digits.padStart(VS_WIDTH, '0');",
    replace: 'return maskVs + digits;',
    tests: jest('libs/domain/src/booking/variable-symbol'),
  },
  {
    name: 'payment-code-drops-hellers',
    file: 'backend/src/payment/payment-descriptor.ts',
    search: 'am: amount.toFixed(2),',
    replace: 'am: amount.toFixed(0),',
    tests: jest('backend/src/payment/payment-descriptor'),
  },
];
