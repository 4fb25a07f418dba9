import { CONSTRAINT_ERRORS, ERROR_STATUS, type ErrorCode } from '@arbora/domain';
import type { DatabaseError } from 'pg';
import { isTransient, toAppError } from '../http/errors';
import { RestError } from './rest-error';

/** HTTP status by SQLSTATE, or by its class; any other SQLSTATE is a client error (400). */
const STATUS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '53': 503,
  '54': 413,
  // A view that takes no writes: the method is not allowed, but nothing has failed.
  '55000': 405,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
};

const TOO_LARGE: ErrorCode = 'request.too_large';

/** A status chosen by a function: PT402 is answered with 402. */
const CHOSEN = /^PT(\d{3})$/;

/**
 * Translates a database error, keeping its message. `isAnonymous` decides between 401 and 403. Of an internal error the
 * caller gets the code alone: the message may reveal internals and goes to the log. A unique violation is reported by
 * our own code and field.
 */
export function fromDatabase(error: DatabaseError, isAnonymous: boolean): RestError {
  const { code = 'XX000', message, detail, hint } = error;
  if (code === 'PGRST') return fromJsonMessage(error);
  // A business rule has the status that its code has in the other services.
  const rule = code === 'P0001' && Object.hasOwn(ERROR_STATUS, message) ? toAppError(error) : null;
  const status = rule?.statusCode ?? statusOf(error, isAnonymous);
  if (status >= 500 && !CHOSEN.test(code)) {
    const headers: Record<string, string> = status === 503 ? { 'retry-after': '1' } : {};
    return new RestError(status, code, status === 503 ? 'unavailable' : 'internal', { headers, cause: error });
  }
  // Either the response became too large, see bounded-list.ts, or the request was.
  if (code === '54000') return new RestError(status, code, TOO_LARGE, { cause: error });
  const taken = code === '23505' ? CONSTRAINT_ERRORS[error.constraint ?? ''] : undefined;
  if (taken)
    return new RestError(status, code, taken.code, { details: JSON.stringify({ field: taken.field }), cause: error });
  // A default that the caller may not use is in a schema whose name must not be revealed.
  const visibleMessage = code === '42501' ? message.replace(/ for schema .*/s, '') : message;
  return new RestError(status, code, visibleMessage, {
    details: detail ?? null,
    hint: hint ?? null,
    headers: rule?.retryAfter === undefined ? {} : { 'retry-after': String(rule.retryAfter) },
    cause: error,
  });
}

function statusOf({ code = 'XX000', syscall }: DatabaseError & { syscall?: string }, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403;
  const chosen = CHOSEN.exec(code);
  if (chosen) return Number(chosen[1]);
  if (isTransient(code, syscall)) return 503;
  return STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400;
}

/** `raise sqlstate 'PGRST'`: message holds the body, detail the status, both as JSON. */
function fromJsonMessage({ message, detail }: DatabaseError): RestError {
  try {
    const body = JSON.parse(message) as Partial<Record<'code' | 'message' | 'details' | 'hint', string>>;
    const { status } = JSON.parse(detail ?? '') as { status: number };
    const { code = '', details = null, hint = null } = body;
    return new RestError(status, code, body.message ?? '', { details, hint });
  } catch {
    return new RestError(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error');
  }
}
