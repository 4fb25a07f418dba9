import { COUNTRIES, QUOTE_VAT, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import * as v from 'valibot';
import type { Config } from '../../config';
import { plainMail, staffNotice, type Block, type MailContent } from '../../mail/mail-content';
import { mailFormats } from '../../mail/mail-formats';
import { itemRows, orderedLine, orderFacts } from './order-mail';
import { fill, TEXTS } from '../../mail/texts';
import { vatNote } from '../../mail/seller-text';

/** A quote with the inquiry, or the order that it became, as `readOrderFacts` reads them. */
const facts = v.object({
  ...orderFacts.entries,
  quote: v.object({
    items: v.array(orderedLine),
    country: v.picklist(COUNTRIES),
    vat: v.picklist(QUOTE_VAT),
    valid_until: v.string(),
    note: v.string(),
    word: v.nullish(v.string()),
  }),
});
type Facts = v.InferOutput<typeof facts>;

export const QUOTE_MAIL_KINDS = [
  'quote-sent',
  'quote-accepted',
  'quote-accepted-admin',
  'quote-withdrawn',
  'quote-returned',
  'quote-returned-admin',
] as const;
export type QuoteMailKind = (typeof QUOTE_MAIL_KINDS)[number];

/** Sends a quote or its withdrawal to the customer, or confirms the customer's answer to both sides. */
export function quoteMail(
  kind: QuoteMailKind,
  locale: Locale,
  payload: unknown,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): MailContent {
  const data = v.parse(facts, payload);
  const texts = TEXTS[locale];
  const { subject, headline, body, button } = texts[kind];
  const blocks: Block[] = [
    { type: 'paragraph', text: body },
    { type: 'facts', rows: factRows(kind, data, locale, vatNote(data.quote.vat, locale)) },
    { type: 'facts', title: texts.items, rows: itemRows(data.quote, locale) },
    { type: 'button', text: button, href: `${publicOrigin}/${locale}${hrefOf(kind, data)}` },
  ];
  const written = { subject: fill(subject, { code: data.order_code }), headline };
  return kind.endsWith('-admin') ? staffNotice(written, blocks, data.person_email) : plainMail(written, blocks);
}

function hrefOf(kind: QuoteMailKind, { order_code, type }: Facts): string {
  if (kind === 'quote-accepted-admin') return routes.managerOrders.href();
  if (kind === 'quote-returned-admin') return routes.managerInquiries.href();
  return (type === 'order' ? routes.orders : routes.inquiries).href({ order: order_code });
}

function factRows(
  kind: QuoteMailKind,
  { quote, ...order }: Facts,
  locale: Locale,
  priceNote: string,
): [string, string][] {
  const { label } = TEXTS[locale];
  const isForStaff = kind.endsWith('-admin');
  const rows: [string, string | null | undefined][] = [
    [label.order_code, order.order_code],
    [label.branch, order.center],
    [label.customer, isForStaff ? [order.person_name, order.person_email].filter(Boolean).join(', ') : null],
    [label.phone, isForStaff ? order.person_phone : null],
    [label.company, isForStaff ? order.person_company : null],
    [label.valid_until, kind === 'quote-sent' ? mailFormats(locale).day(quote.valid_until) : null],
    [label.price_note, priceNote],
    [label.word, kind.startsWith('quote-returned') ? quote.word : null],
    [isForStaff ? label.customer_note : label.own_note, order.basket.note],
    [label.nursery_note, quote.note],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
