import { createHash } from 'node:crypto';
import { BODY_LIMIT } from '../http/json-body';
import type { Resource } from './catalog';
import type { Request } from './request';
import { RestError, tooLarge } from './rest-error';
import type { Statement } from './sql/parameters';
import type { Result } from './transaction';

/** An insert that is made once, however often it is asked for with the same key. */
export interface Once {
  operation: string;
  key: string;
  /** Of all that makes a difference to what is inserted, and to what is answered. */
  hash: string;
}

/** As the other services take it, see `idempotencyHeaders`. */
const KEY_LENGTH = { min: 8, max: 200 };

/** Undefined for a request without an Idempotency-Key. Throws request.invalid for one that is too short or too long. */
export function onceOf({ name }: Resource, request: Request): Once | undefined {
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

/** A statement whose one value is what was answered to this key, or null if it is new. */
export function takeKey({ operation, key, hash }: Once): Statement {
  return { text: 'select app.take_key($1, $2, $3)', values: [operation, key, hash] };
}

/** Throws request.too_large for an answer that is more than what was inserted can be: it is kept for a day. */
export function keepAnswer({ operation, key }: Once, answer: Result): Statement {
  if ((answer.body?.length ?? 0) > BODY_LIMIT) {
    throw tooLarge(`the answer to an insert with an Idempotency-Key is longer than ${BODY_LIMIT} characters`, 413);
  }
  return { text: 'select app.keep_answer($1, $2, $3)', values: [operation, key, JSON.stringify(answer)] };
}
