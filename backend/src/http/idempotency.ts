import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { AppError } from './errors';

/** Headers of a POST that creates: a repeated one with the same `Idempotency-Key` does not create twice. */
export const idempotencyHeaders = v.looseObject({
  'idempotency-key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(200))),
});

/** Whose keys those are that come without a login. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface IdempotentRequest {
  /** Such as `profile_create`. */
  operation: string;
  /** The header; undefined runs the work whatever was before. */
  key: string | undefined;
  /** Id of the caller, whose own the key is; null for those without a login. */
  personId: string | null;
  /** What is asked for, without secrets: a key that comes with something else is refused. */
  request: unknown;
}

/**
 * Runs `work` in the transaction of `client` (a service's) unless a request with this key was carried out in the last
 * day: then answers what that one did. A repeated request waits for the first; when that fails, it runs. What is
 * remembered is the answer, so it should say ids rather than tell of persons.
 * @throws AppError request.invalid with details `{ reason: 'idempotency_key_reused' }`
 */
export async function once<T>(
  client: PoolClient,
  { operation, key, personId, request }: IdempotentRequest,
  work: () => Promise<T>,
): Promise<{ answer: T; isRepeated: boolean }> {
  if (key === undefined) return { answer: await work(), isRepeated: false };
  const name = [personId ?? NOBODY, operation, key];
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const taken = await client.query(
    `insert into app_private.idempotency_key (person_id, operation, key, request_hash) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [...name, hash],
  );
  const one = 'person_id = $1 and operation = $2 and key = $3';
  if (taken.rowCount === 0) {
    const { rows } = await client.query<{ request_hash: string; answer: T }>(
      `select request_hash, answer from app_private.idempotency_key where ${one}`,
      name,
    );
    const [known] = rows;
    if (known?.request_hash === hash) return { answer: known.answer, isRepeated: true };
    throw new AppError('request.invalid', { details: { reason: 'idempotency_key_reused' } });
  }
  const answer = await work();
  await client.query(`update app_private.idempotency_key set answer = $4 where ${one}`, [
    ...name,
    JSON.stringify(answer),
  ]);
  return { answer, isRepeated: false };
}
