import {
  CONSTRAINT_ERRORS,
  constraintErrorOf,
  textFaultOfMessage,
  type ConstraintError,
  type ErrorCode,
  type FieldError,
} from '@arbora/domain';

/** An application code, one of PostgreSQL or PostgREST (`23514`, `PGRST116`), or `network` without a response. */
export type ApiErrorCode = ErrorCode | 'network' | (string & {});

/** Error of a request. Screens show the text `error.<code>`, never `message`. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The parsed response body; null if there is none. */
  readonly body: unknown;
  /** Error codes of fields by path, as `custom_data.places.1.name`. */
  readonly fields: Readonly<Record<string, FieldError>>;
  /** Retry delay requested by the server, in seconds. */
  readonly retryAfter: number | null;

  constructor(init: {
    status: number;
    code: ApiErrorCode;
    message: string;
    body?: unknown;
    fields?: Record<string, FieldError>;
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    super(init.message, { cause: init.cause });
    this.name = 'ApiError';
    this.status = init.status;
    this.code = init.code;
    this.body = init.body ?? null;
    this.fields = init.fields ?? {};
    this.retryAfter = init.retryAfter ?? null;
  }
}

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  401: 'auth.login_required',
  403: 'auth.forbidden',
  404: 'not_found',
  413: 'request.too_large',
  429: 'request.limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a `Retry-After` header, seconds or an HTTP date, into seconds; null if there is none. */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** SQLSTATE of errors raised by the application, whose message is the error code. */
const RAISED_EXCEPTION = 'P0001';
const CODE = /^[a-z_]+(\.[a-z_]+)*$/;

/** Unique violation; the data service sends the application code, PostgREST the constraint name. */
const UNIQUE_VIOLATION = '23505';

function uniqueViolationOf({ code, message }: Record<string, unknown>): ConstraintError | null {
  if (code !== UNIQUE_VIOLATION || typeof message !== 'string') return null;
  return (
    Object.values(CONSTRAINT_ERRORS).find((constraint) => constraint.code === message) ?? constraintErrorOf(message)
  );
}

/** Check violation. */
const CHECK_VIOLATION = '23514';

function textFaultIn({ code, message }: Record<string, unknown>): Record<string, FieldError> | null {
  const fault = code === CHECK_VIOLATION && typeof message === 'string' ? textFaultOfMessage(message) : null;
  return fault && { [fault.field]: fault.code };
}

/**
 * Details of a raised error, e.g. `{ line: 2, inventory: 5 }` of `shop.out_of_stock`, from the body of its response.
 * Empty for other bodies and malformed details.
 */
export function errorDetails(body: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(body) || typeof body.details !== 'string') return {};
  try {
    const details: unknown = JSON.parse(body.details);
    return isRecord(details) ? details : {};
  } catch {
    return {};
  }
}

function raisedFieldsOf(body: Record<string, unknown>): Record<string, FieldError> | null {
  const { fields } = body.code === RAISED_EXCEPTION ? errorDetails(body) : {};
  return isRecord(fields) ? (fields as Record<string, FieldError>) : null;
}

function fieldsOf(body: Record<string, unknown>): Record<string, FieldError> | undefined {
  if (isRecord(body.fields)) return body.fields as Record<string, FieldError>;
  const named = raisedFieldsOf(body) ?? textFaultIn(body);
  if (named) return named;
  const taken = uniqueViolationOf(body);
  return taken ? { [taken.field]: 'taken' } : undefined;
}

function codeOf(body: Record<string, unknown>): string | null {
  const { code, message } = body;
  const taken = uniqueViolationOf(body);
  if (taken) return taken.code;
  if (code === RAISED_EXCEPTION && typeof message === 'string' && CODE.test(message)) return message;
  return typeof code === 'string' && code !== '' ? code : null;
}

/**
 * Returns the error of a response: from the body of an application service or the data service, else from its status.
 */
export function errorOfResponse(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  const record = isRecord(body) ? body : {};
  return new ApiError({
    status,
    code: codeOf(record) ?? CODE_OF_STATUS[status] ?? 'internal',
    message: typeof record.message === 'string' ? record.message : `The server answered ${status}`,
    body,
    fields: fieldsOf(record),
    retryAfter: parseRetryAfter(retryAfter),
  });
}

/** Returns the error of a request without a response. */
export function errorOfNetwork(cause: unknown): ApiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ status: 0, code: 'network', message, cause });
}

export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
