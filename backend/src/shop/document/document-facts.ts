import type { Locale, Quote, Row } from '@arbora/domain';
import type { Pool } from 'pg';
import type { Claims, Database } from '../../database/database';

type OrderRow = Row<'web_order', 'order_code' | 'type' | 'center' | 'created_at' | 'basket'>;
/** The customer; all null once the account is erased. */
type CustomerRow = { [K in keyof Customer]: Customer[K] | null };
type Customer = Row<
  'user_profile',
  'name' | 'email' | 'phone' | 'company' | 'ico' | 'dic' | 'street' | 'city' | 'zip' | 'country' | 'locale'
>;
export type OrderFacts = OrderRow & CustomerRow;
export type QuoteFacts = Pick<
  Quote,
  'number' | 'state' | 'items' | 'country' | 'vat' | 'valid_until' | 'note' | 'created_at' | 'answered_at'
> & { order_code: string | null };

/** Contents of a document; `vat` says how its prices relate to VAT, if known. */
export interface DocumentFacts {
  order: OrderFacts;
  quote: QuoteFacts | null;
  vat: Quote['vat'] | null;
}

/** The customer's language, for documents requested by staff. */
export const customerLocale = ({ order }: DocumentFacts): Locale => order.locale ?? 'cs';

/** File name of the document. */
export const documentFileName = ({ order, quote }: DocumentFacts): string =>
  `${quote ? `${order.order_code}-${quote.number}` : order.order_code}.pdf`;

const QUOTE = `select inquiry_id, number, state, items, quote.country, vat, valid_until, note, quote.created_at, answered_at, order_code
  from public.quote left join public.web_order became on became.id = quote.order_id
  where quote.id = $1`;
type QuoteRow = QuoteFacts & Row<'quote', 'inquiry_id'>;

/** Reads an order or inquiry with the caller's rights; null if it is not visible to the caller. */
export async function readOrder(database: Database, claims: Claims | null, id: string): Promise<DocumentFacts | null> {
  // Under the caller's role: row security hides other people's orders.
  const { rowCount } = await database.asRole(claims, (client) =>
    client.query('select from public.web_order where id = $1', [id]),
  );
  return rowCount === 1 ? readOrderOfAnyone(database.service, id) : null;
}

/** Reads a quote with its inquiry, with the caller's rights; null if it is not visible to the caller. */
export async function readQuote(database: Database, claims: Claims | null, id: string): Promise<DocumentFacts | null> {
  const { rows } = await database.asRole(claims, (client) => client.query<QuoteRow>(QUOTE, [id]));
  return ofQuote(database.service, rows[0]);
}

/** Reads an order or inquiry for a mail to its customer; null if it no longer exists. */
export function readOrderOfAnyone(service: Pool, id: string): Promise<DocumentFacts | null> {
  return withOrder(service, id, null);
}

/** Reads a quote with its inquiry for a mail to its customer; null if it no longer exists. */
export async function readQuoteOfAnyone(service: Pool, id: string): Promise<DocumentFacts | null> {
  const { rows } = await service.query<QuoteRow>(QUOTE, [id]);
  return ofQuote(service, rows[0]);
}

async function ofQuote(service: Pool, quote: QuoteRow | undefined): Promise<DocumentFacts | null> {
  return quote === undefined ? null : withOrder(service, quote.inquiry_id, quote);
}

async function withOrder(service: Pool, id: string, quote: QuoteFacts | null): Promise<DocumentFacts | null> {
  const { rows } = await service.query<OrderFacts & { vat: Quote['vat'] | null }>(
    `select o.order_code, o.type, o.center, o.created_at, o.basket, p.name, p.email, p.phone, p.company, p.ico, p.dic,
       p.street, p.city, p.zip, p.country, p.locale, accepted.vat
     from public.web_order o
     left join public.user_profile p on p.id = o.profile_id
     left join public.quote accepted on accepted.order_id = o.id
     where o.id = $1`,
    [id],
  );
  const [order] = rows;
  return order === undefined ? null : { order, quote, vat: quote?.vat ?? order.vat };
}
