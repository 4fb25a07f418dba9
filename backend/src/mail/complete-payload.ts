import type { Pool } from 'pg';
import type { PrivateRow } from '../database/private/private-row';
import type { QueuedMail } from './outbox';
import { UnwritableMail } from './unwritable-mail';

/**
 * The payload of a mail completed with the current state of an order or quote, and for a newsletter with the text shared
 * by all its mails.
 */
export async function completePayload(
  service: Pool,
  { kind, payload, newsletter_id }: Pick<QueuedMail, 'kind' | 'payload' | 'newsletter_id'>,
): Promise<QueuedMail['payload']> {
  if (newsletter_id !== null) return { ...(await readLetter(service, newsletter_id)), ...payload };
  if (!/^(order|quote)-/.test(kind)) return payload;
  const quote = payload.quote_id === undefined ? {} : { quote: await readQuoteFacts(service, payload.quote_id) };
  return { ...payload, ...(await readOrderFacts(service, payload.order_id)), ...quote };
}

async function readLetter(service: Pool, newsletter: string): Promise<Record<string, unknown>> {
  const { rows } = await service.query<PrivateRow<'newsletter', 'list' | 'letter'>>(
    'select list, letter from app_private.newsletter where id = $1',
    [newsletter],
  );
  return rows[0] ? { ...rows[0].letter, list: rows[0].list } : {};
}

/**
 * The facts of a mail about an order, read when it is sent: the row with the customer's contacts, if the account still
 * exists. `country` determines the nursery's address (spec §9).
 * @throws UnwritableMail if the order no longer exists
 */
async function readOrderFacts(service: Pool, orderId: unknown): Promise<Record<string, unknown>> {
  const { rows } = await service.query<Record<string, unknown>>(
    `select o.order_code, o.type, o.center, o.created_at, o.basket, p.country,
       p.name as person_name, p.email as person_email, p.phone as person_phone, p.company as person_company
     from public.web_order o left join public.user_profile p on p.id = o.profile_id
     where o.id::text = $1`,
    [String(orderId)],
  );
  const [order] = rows;
  if (order === undefined) throw new UnwritableMail('the order of this mail is gone');
  return order;
}

/**
 * The same for a quote.
 * @throws UnwritableMail if the quote no longer exists
 */
async function readQuoteFacts(service: Pool, quoteId: unknown): Promise<Record<string, unknown>> {
  const { rows } = await service.query<Record<string, unknown>>(
    `select items, country, vat, valid_until::text as valid_until, note, word from public.quote where id::text = $1`,
    [String(quoteId)],
  );
  const [quote] = rows;
  if (quote === undefined) throw new UnwritableMail('the quote of this mail is gone');
  return quote;
}
