import * as v from 'valibot';

const text = v.optional(v.nullable(v.string()), null);
const account = v.nullable(v.string());

const line = v.object({
  name: v.string(),
  name_en: text,
  name_pl: text,
  detail: v.string(),
  detail_en: text,
  detail_pl: text,
  date: v.string(),
  amount: v.number(),
  price: v.number(),
  rate: v.nullable(v.number()),
});

/** A row of `tax_document` as JSON of the database, with the number of the document that it corrects. */
export const issuedDocument = v.object({
  id: v.string(),
  kind: v.picklist(['payment', 'credit_note']),
  label: v.string(),
  corrects: v.nullable(v.string()),
  corrects_label: v.nullable(v.string()),
  issued_on: v.string(),
  supplied_on: v.string(),
  seller: v.object({
    legalName: v.string(),
    seat: text,
    ico: text,
    dic: text,
    register: text,
    vatPayer: v.boolean(),
    accounts: v.object({ CZK: account, EUR: account, PLN: account }),
  }),
  buyer: v.record(v.string(), v.nullable(v.string())),
  lines: v.array(line),
  rates: v.array(v.object({ rate: v.number(), base: v.number(), tax: v.number(), total: v.number() })),
  total: v.number(),
  currency: v.string(),
  vs: text,
  created_at: v.string(),
});
export type IssuedDocument = v.InferOutput<typeof issuedDocument>;
