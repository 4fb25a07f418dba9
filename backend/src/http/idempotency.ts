import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import * as v from 'valibot';

/** Headers of a POST that creates: repeating it with the same `Idempotency-Key` does not create a second time. */
export const idempotencyHeaders = v.looseObject({
  'idempotency-key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(200))),
});

export interface IdempotentRequest {
  /** Such as `profile_create`. */
  operation: string;
  /** The header; undefined always runs the work. */
  key: string | undefined;
  /** Id of the caller, to whom the key is scoped; null without a login. */
  personId: string | null;
  /** The request without secrets: reusing a key for another request is refused. */
  request: unknown;
}

/**
 * Runs `work` in the transaction of `client` (a service's) unless a request with this key succeeded within the last
 * day: then returns its stored answer. A concurrent duplicate waits for the first one and runs if that fails. The
 * answer is stored, so it should contain ids rather than personal data.
 * @throws DatabaseError request.invalid, detail `{ reason: 'idempotency_key_reused' }`
 */
export async function runIdempotently<T>(
  client: PoolClient,
  { operation, key, personId, request }: IdempotentRequest,
  work: () => Promise<T>,
): Promise<{ answer: T; isRepeated: boolean }> {
  if (key === undefined) return { answer: await work(), isRepeated: false };
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const { rows } = await client.query<{ answer: T | null }>('select app_private.claim_key($1, $2, $3, $4) as answer', [
    personId,
    operation,
    key,
    hash,
  ]);
  const stored = rows[0]?.answer;
  if (stored != null) return { answer: stored, isRepeated: true };
  const answer = await work();
  await client.query('select app_private.store_response($1, $2, $3, $4)', [
    personId,
    operation,
    key,
    JSON.stringify(answer),
  ]);
  return { answer, isRepeated: false };
}
