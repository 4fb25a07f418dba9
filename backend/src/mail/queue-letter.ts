import { randomUUID } from 'node:crypto';
import type { Claims, Database } from '../database/database';
import { requestHash } from '../http/idempotency';
import type { Letter } from './letter';

export interface QueuedLetter {
  /** Number of recipients. */
  queued: number;
  /** The id of a sent newsletter. */
  newsletter?: string;
}

/**
 * Queues a letter for each of its recipients. Repeated with the same key it queues nothing more and returns the same. A
 * test newsletter goes to its author alone. Raises auth.forbidden if the caller lacks the right to the section,
 * mailing.list_unknown, request.invalid if the key was used for another letter.
 */
export async function queueLetter(
  database: Database,
  claims: Claims | null,
  letter: Letter,
  idempotencyKey: string | null,
): Promise<QueuedLetter> {
  const { category, mailTo, subscriptionId, isTest, attachment = [] } = letter;
  const rest = [JSON.stringify(payloadOf(letter)), JSON.stringify(attachment), idempotencyKey ?? randomUUID()];
  return database.asRole(claims, async (client) => {
    if (idempotencyKey !== null) {
      // Only refuses a key reused for another letter: the functions below are themselves idempotent by the key.
      await client.query('select app.claim_key($1, $2, $3)', ['mail', idempotencyKey, requestHash(letter)]);
    }
    if (subscriptionId !== undefined && isTest) {
      await client.query('select app.test_newsletter($1, $2, $3, $4, $5)', [category, subscriptionId, ...rest]);
      return { queued: 1 };
    }
    if (subscriptionId !== undefined) {
      const { rows } = await client.query<{ written: { id: string; recipients: number } }>(
        'select app.write_newsletter($1, $2, $3, $4, $5) as written',
        [category, subscriptionId, ...rest],
      );
      const { id, recipients } = rows[0]!.written;
      return { queued: recipients, newsletter: id };
    }
    const to = [...new Set(mailTo)];
    await client.query('select app.write_mail($1, $2, $3, $4, $5)', [category, to, ...rest]);
    return { queued: to.length };
  });
}

/** The stored text of a letter: empty members are absent, so that the mail uses the default. */
export function payloadOf({ subject, context }: Pick<Letter, 'subject' | 'context'>) {
  return { ...context, ...(subject ? { subject } : {}), headline: context.headline || undefined };
}
