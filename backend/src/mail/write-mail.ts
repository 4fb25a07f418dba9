import { createHash, randomUUID } from 'node:crypto';
import type { Claims, Database } from '../database/database';
import type { Letter } from './letter';

/**
 * Queues a letter for each of its recipients and returns how many they are. Repeated with the same key it queues
 * nothing more. Raises auth.forbidden when the caller does not work in the section, mailing.list_unknown, request.invalid
 * when the key came with another letter.
 */
export async function writeMail(
  database: Database,
  claims: Claims | null,
  written: Letter,
  idempotencyKey: string | null,
): Promise<number> {
  const { category, mailTo, subscriptionId, subject, context, attachment = [] } = written;
  const letter = {
    ...context,
    ...(subject ? { subject } : {}),
    headline: context.headline || undefined,
  };
  const rest = [JSON.stringify(letter), JSON.stringify(attachment), idempotencyKey ?? randomUUID()];
  return database.asRole(claims, async (client) => {
    if (idempotencyKey !== null) {
      const hash = createHash('sha256').update(JSON.stringify(written)).digest('hex');
      await client.query('select app.take_key($1, $2, $3)', ['mail', idempotencyKey, hash]);
    }
    if (subscriptionId !== undefined) {
      const { rows } = await client.query<{ queued: number }>(
        'select app.write_newsletter($1, $2, $3, $4, $5) as queued',
        [category, subscriptionId, ...rest],
      );
      return rows[0]?.queued ?? 0;
    }
    const to = [...new Set(mailTo)];
    await client.query('select app.write_mail($1, $2, $3, $4, $5)', [category, to, ...rest]);
    return to.length;
  });
}
