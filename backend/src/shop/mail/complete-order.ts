import type { Pool } from 'pg';
import type { QueuedMail } from '../../mail/outbox';
import { UnwritableMail } from '../../mail/unwritable-mail';

/**
 * The payload of a mail about an order or quote with their current state.
 * @throws UnwritableMail if one no longer exists
 */
export async function completeOrder(
  service: Pool,
  { payload }: Pick<QueuedMail, 'payload'>,
): Promise<QueuedMail['payload']> {
  const quote = payload.quote_id === undefined ? {} : { quote: await readQuoteFacts(service, payload.quote_id) };
  return { ...payload, ...(await readOrderFacts(service, payload.order_id)), ...quote };
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
