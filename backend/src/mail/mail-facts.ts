import type { Pool } from 'pg';
import type { PrivateRow } from '../database/private/private-row';
import { readOrderFacts, readQuoteFacts } from './order-facts';
import type { QueuedMail } from './outbox';

/**
 * The facts of a mail: its payload, the current state of an order or quote, and for a newsletter the text shared by all
 * its mails.
 */
export async function factsOf(
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
