import type { Pool } from 'pg';
import { readOrderFacts, readQuoteFacts } from './order-facts';
import type { QueuedMail } from './outbox';

/** What a mail tells: its payload, and of an order or quote what it is now. */
export async function factsOf(
  service: Pool,
  { kind, payload }: Pick<QueuedMail, 'kind' | 'payload'>,
): Promise<QueuedMail['payload']> {
  if (!/^(order|quote)-/.test(kind)) return payload;
  const quote = payload.quote_id === undefined ? {} : { quote: await readQuoteFacts(service, payload.quote_id) };
  return { ...payload, ...(await readOrderFacts(service, payload.order_id)), ...quote };
}
