import { createHash } from 'node:crypto';
import { BODY_LIMIT } from '../http/json-body';
import type { Resource } from './catalog';
import type { Request } from './request';
import { RestError, tooLarge } from './rest-error';
import type { Statement } from './sql/parameters';
import type { Result } from './transaction';

/** An insert with an idempotency key. */
export interface IdempotentInsert {
  operation: string;
  key: string;
  /** Hash of everything that affects the inserted rows or the response. */
  hash: string;
}

/** The same limits as in the other services, see `idempotencyHeaders`. */
const KEY_LENGTH = { min: 8, max: 200 };

/**
 * Returns undefined for a request without Idempotency-Key. Throws request.invalid if the key is too short or too long.
 */
export function idempotentInsert({ name }: Resource, request: Request): IdempotentInsert | undefined {
  const { idempotencyKey: key, path, search, body, preferences, representation } = request;
  if (key === undefined) return undefined;
  if (key.length < KEY_LENGTH.min || key.length > KEY_LENGTH.max) {
    throw new RestError(
      400,
      'request.invalid',
      `an Idempotency-Key has ${KEY_LENGTH.min} to ${KEY_LENGTH.max} characters`,
    );
  }
  const asked = JSON.stringify([path, search, body, preferences, representation]);
  return { operation: `rest.${name}`, key, hash: createHash('sha256').update(asked).digest('hex') };
}

/** A statement that returns the stored response of this key, or null if the key is new. */
export function claimKey({ operation, key, hash }: IdempotentInsert): Statement {
  return { text: 'select app.claim_key($1, $2, $3)', values: [operation, key, hash] };
}

/** Stores the response for a day. Throws request.too_large for a response that is longer than any insert can be. */
export function storeResponse({ operation, key }: IdempotentInsert, result: Result): Statement {
  if ((result.body?.length ?? 0) > BODY_LIMIT) {
    throw tooLarge(`the response to an insert with an Idempotency-Key is longer than ${BODY_LIMIT} characters`, 413);
  }
  return { text: 'select app.store_response($1, $2, $3)', values: [operation, key, JSON.stringify(result)] };
}
