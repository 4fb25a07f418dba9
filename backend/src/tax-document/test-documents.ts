import type { IssuedDocument } from './issued-document';

/** A seller who pays VAT. */
export const SELLER = {
  legalName: 'Habr s.r.o.',
  seat: 'Lesní 1, 602 00 Brno',
  ico: '27082440',
  dic: 'CZ27082440',
  register: 'C 1 u soudu',
  vatPayer: true,
  accounts: { CZK: null, EUR: null, PLN: null },
};
/** The document of a payment by a company. */
export const PAYMENT: IssuedDocument = {
  id: '6f1c2a58-0b7e-4c3d-9a41-2d5e8f7b1c60',
  kind: 'payment',
  label: 'PD202600012',
  corrects: null,
  corrects_label: null,
  issued_on: '2026-11-24',
  supplied_on: '2026-11-23',
  seller: SELLER,
  buyer: {
    company: 'Záhrady s.r.o.',
    name: 'Eva Malá',
    ico: '31333532',
    street: 'Poľná 3',
    zip: '811 01',
    city: 'Bratislava',
    country: 'SK',
  },
  lines: [
    {
      name: 'Řez stromů',
      name_en: 'Pruning',
      name_pl: null,
      detail: 'Ráno',
      detail_en: null,
      detail_pl: null,
      date: '2026-12-04T08:00:00Z',
      amount: 2,
      price: 450,
      rate: 21,
    },
  ],
  rates: [{ rate: 21, base: 743.8, tax: 156.2, total: 900 }],
  total: 900,
  currency: 'CZK',
  vs: '2611000042',
  created_at: '2026-11-24T09:00:00Z',
};

/** The credit note of `PAYMENT`. */
export const CREDIT_NOTE: IssuedDocument = {
  ...PAYMENT,
  id: 'b3a90d4e-51c7-4f28-8e6b-7c0d1f92a345',
  kind: 'credit_note',
  label: 'DB202600003',
  corrects: PAYMENT.id,
  corrects_label: PAYMENT.label,
  lines: PAYMENT.lines.map((line) => ({ ...line, amount: -line.amount })),
  rates: [{ rate: 21, base: -743.8, tax: -156.2, total: -900 }],
  total: -900,
};
