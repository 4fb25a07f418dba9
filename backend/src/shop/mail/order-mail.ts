import { COUNTRIES, CURRENCIES, priceDecimals, WEB_ORDER_TYPES, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import * as v from 'valibot';
import type { Config } from '../../config';
import { plainMail, staffNotice, type Block, type MailContent } from '../../mail/mail-content';
import { mailFormats } from '../../mail/mail-formats';
import { fill, TEXTS } from '../../mail/texts';

export const orderedLine = v.object({
  name: v.string(),
  size: v.nullish(v.string()),
  spec1: v.nullish(v.string()),
  spec2: v.nullish(v.string()),
  amount: v.number(),
  price: v.nullish(v.number()),
});

/** An order as `readOrderFacts` reads it. */
export const orderFacts = v.object({
  order_code: v.string(),
  type: v.picklist(WEB_ORDER_TYPES),
  center: v.nullish(v.string()),
  created_at: v.string(),
  basket: v.object({
    items: v.array(orderedLine),
    note: v.nullish(v.string()),
    country: v.nullish(v.picklist(COUNTRIES)),
  }),
  person_name: v.nullish(v.string()),
  person_email: v.nullish(v.string()),
  person_phone: v.nullish(v.string()),
  person_company: v.nullish(v.string()),
});
type Facts = v.InferOutput<typeof orderFacts>;

export const ORDER_MAIL_KINDS = ['order-create', 'order-create-admin'] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** Confirms an order or inquiry to the customer, or announces it to the nursery (spec §3 web order). */
export function orderMail(
  kind: OrderMailKind,
  locale: Locale,
  order: unknown,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): MailContent {
  const data = v.parse(orderFacts, order);
  const texts = TEXTS[locale];
  const own = texts[kind];
  const { body, subject, headline } = own[data.type];
  const blocks: Block[] = [
    { type: 'paragraph', text: body },
    { type: 'facts', rows: factRows(data, locale, kind === 'order-create-admin') },
    { type: 'facts', title: texts.items, rows: itemRows(data.basket, locale) },
    { type: 'button', text: own.button, href: `${publicOrigin}/${locale}${pageOf(kind, data.type).href()}` },
  ];
  const written = { subject: fill(subject, { code: data.order_code }), headline };
  return kind === 'order-create-admin' ? staffNotice(written, blocks, data.person_email) : plainMail(written, blocks);
}

function pageOf(kind: OrderMailKind, type: Facts['type']) {
  if (kind === 'order-create-admin') return type === 'order' ? routes.managerOrders : routes.managerInquiries;
  return type === 'order' ? routes.orders : routes.inquiries;
}

function factRows(data: Facts, locale: Locale, forStaff: boolean): [string, string][] {
  const { label } = TEXTS[locale];
  const rows: [string, string | null | undefined][] = [
    [label.order_code, data.order_code],
    [label.ordered_at, mailFormats(locale).dateTime(data.created_at)],
    [label.branch, data.center],
    ...(forStaff
      ? ([
          [label.customer, [data.person_name, data.person_email].filter(Boolean).join(', ')],
          [label.phone, data.person_phone],
          [label.company, data.person_company],
        ] as typeof rows)
      : []),
    [forStaff ? label.customer_note : label.own_note, data.basket.note],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** The lines with their prices if known; the total only if all prices are known. */
export function itemRows(
  { items, country }: Pick<Facts['basket'], 'items' | 'country'>,
  locale: Locale,
): [string, string][] {
  const { label, pieces } = TEXTS[locale];
  const decimals = priceDecimals(items.map(({ price }) => price));
  const money = (amount: number) =>
    mailFormats(locale).money(amount, country ? CURRENCIES[country] : undefined, decimals);
  const rows = items.map(({ name, size, spec1, spec2, amount, price }): [string, string] => {
    const count = fill(pieces, { amount: new Intl.NumberFormat(locale).format(amount) });
    return [[name, size, spec1, spec2].filter(Boolean).join(', '), price ? `${count} × ${money(price)}` : count];
  });
  if (items.length === 0 || !items.every(({ price }) => price)) return rows;
  return [...rows, [label.amount, money(items.reduce((sum, { price, amount }) => sum + (price ?? 0) * amount, 0))]];
}
