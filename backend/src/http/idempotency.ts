import { createHash } from 'node:crypto';
import type { PoolClient, QueryResult } from 'pg';
import * as v from 'valibot';

/** Headers of a POST that creates: repeating it with the same `Idempotency-Key` does not create a second time. */
export const idempotencyHeaders = v.looseObject({
  'idempotency-key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(200))),
});

interface KeyedRequest {
  /** Such as `profile_create`. */
  operation: string;
  /** The header; undefined always runs the work. */
  key: string | undefined;
  /** The request without secrets: reusing a key for another request is refused. */
  request: unknown;
}

export interface IdempotentRequest extends KeyedRequest {
  /** Id of the caller, to whom the key is scoped; null without a login. */
  personId: string | null;
}

interface Idempotent<T> {
  result: T;
  isRepeated: boolean;
}

/** The hash by which a key reused for another request is recognised. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/**
 * Runs `work` in the transaction of `client` (a service's) unless a request with this key succeeded within the last
 * day: then returns its stored result. A concurrent duplicate waits for the first one and runs if that fails. The
 * result is stored, so it should contain ids rather than personal data.
 * @throws DatabaseError request.invalid, detail `{ reason: 'idempotency_key_reused' }`
 */
export function runIdempotently<T>(
  client: PoolClient,
  { personId, operation, key, request }: IdempotentRequest,
  work: () => Promise<T>,
): Promise<Idempotent<T>> {
  return runOnce(key, work, {
    claim: () =>
      client.query<{ result: T | null }>('select app_private.claim_key($1, $2, $3, $4) as result', [
        personId,
        operation,
        key,
        requestHash(request),
      ]),
    store: (result) =>
      client.query('select app_private.store_response($1, $2, $3, $4)', [
        personId,
        operation,
        key,
        JSON.stringify(result),
      ]),
  });
}

/** As `runIdempotently`, for a `client` of a caller with a login, to whom the key is scoped. */
export function runIdempotentlyAsCaller<T>(
  client: PoolClient,
  { operation, key, request }: KeyedRequest,
  work: () => Promise<T>,
): Promise<Idempotent<T>> {
  return runOnce(key, work, {
    claim: () =>
      client.query<{ result: T | null }>('select app.claim_key($1, $2, $3) as result', [
        operation,
        key,
        requestHash(request),
      ]),
    store: (result) => client.query('select app.store_response($1, $2, $3)', [operation, key, JSON.stringify(result)]),
  });
}

async function runOnce<T>(
  key: string | undefined,
  work: () => Promise<T>,
  { claim, store }: { claim: () => Promise<QueryResult<{ result: T | null }>>; store: (result: T) => Promise<unknown> },
): Promise<Idempotent<T>> {
  if (key === undefined) return { result: await work(), isRepeated: false };
  const stored = (await claim()).rows[0]?.result;
  if (stored != null) return { result: stored, isRepeated: true };
  const result = await work();
  await store(result);
  return { result, isRepeated: false };
}
