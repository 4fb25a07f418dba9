import {
  CONSTRAINT_ERRORS,
  ERROR_STATUS,
  textFaultOf,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
} from '@arbora/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectMethods } from './allowed-methods';
import { NO_PAGE_CSP } from './security-headers';

interface AppErrorOptions {
  /** Machine-readable facts for the caller. */
  details?: unknown;
  /** Field path → error code. */
  fields?: Record<string, FieldError>;
  /** English, for developers. */
  message?: string;
  /** Seconds; sent as `Retry-After`. */
  retryAfter?: number;
  /** A status of HTTP that is more precise than that of the code. */
  statusCode?: number;
  /** Headers that HTTP requires with that status. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A refusal that is reported to the caller with a code of libs/domain; any other exception is a 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details?: unknown;
  readonly fields?: Record<string, FieldError>;
  readonly retryAfter?: number;
  readonly headers?: Record<string, string>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.statusCode = options.statusCode ?? ERROR_STATUS[code];
    this.details = options.details;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.headers = options.headers;
  }

  /** The response body; for server errors the code alone, as the rest is for the log. */
  body(): ErrorBody {
    if (this.statusCode >= 500) return { code: this.code, message: this.code };
    return {
      code: this.code,
      message: this.message,
      ...(this.details === undefined ? {} : { details: this.details }),
      ...(this.fields === undefined ? {} : { fields: this.fields }),
    };
  }
}

/**
 * Whether an SQLSTATE or socket error code is transient, so that a retry may succeed. A missing file is transient only
 * if it is the socket of a database that starts (`syscall` is `connect`).
 */
export function isTransient(code: string, syscall?: string): boolean {
  return TRANSIENT.has(code) || (code === 'ENOENT' && syscall === 'connect');
}

/** Transient SQLSTATEs and socket errors. */
const TRANSIENT: ReadonlySet<string> = new Set([
  '25P03', '25P04', '40001', '40P01', '53100', '53200', '53300', '55P03', '57014', '57P01', '57P02', '57P03', '57P05',
  '08000', '08001', '08003', '08004', '08006',
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN',
]); // oxfmt-ignore

/** Messages of transient errors of the database driver, which have no code. */
const TRANSIENT_WORDS: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** Further properties of database errors. */
interface DatabaseFacts {
  detail: string;
  table: string;
  column: string;
  constraint: string;
}

/**
 * Statuses of the framework that clients react to (downloads of ranges, preflights, generated clients); its other
 * refusals of requests are 400.
 */
const PROTOCOL_STATUS: ReadonlySet<number> = new Set([405, 406, 408, 412, 414, 415, 416, 417, 431]);

/** What services, the framework, its plugins and the database driver throw. */
type Thrown = FastifyError &
  DatabaseFacts &
  Pick<NodeJS.ErrnoException, 'syscall'> & {
    /** Of an unsatisfiable range of a file. */
    headers: Record<string, string>;
  };

/** Values that do not fit their type (class 22), are missing, violate a foreign key or a check constraint. */
const UNFIT = /^(?:22[0-9A-Z]{3}|23502|23503|23514)$/;

/**
 * Converts any thrown value to an `AppError`. SQL functions raise a stable code as the message of a P0001 exception,
 * with optional JSON in DETAIL: `retry_after` is the seconds to wait.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const failure = (error ?? {}) as Partial<Thrown>;
  const { code, message, detail, statusCode, constraint, syscall } = failure;
  if (code === 'P0001' && message !== undefined && Object.hasOwn(ERROR_STATUS, message)) {
    const details = parsed(detail);
    return new AppError(message as ErrorCode, { details, retryAfter: retryAfterOf(details), cause: error });
  }
  const taken = code === '23505' ? CONSTRAINT_ERRORS[constraint ?? ''] : undefined;
  if (taken) return new AppError(taken.code, { fields: { [taken.field]: 'taken' }, cause: error });
  // The client aborted its own request: the socket error resembles an unavailable service.
  const isBrokenOff = code === 'ECONNRESET' && statusCode === 400;
  if (!isBrokenOff && (code === undefined ? TRANSIENT_WORDS.has(message ?? '') : isTransient(code, syscall))) {
    return new AppError('unavailable', { retryAfter: 1, cause: error });
  }
  if (code !== undefined && UNFIT.test(code)) {
    return new AppError('request.invalid', { fields: fieldOf(failure), cause: error });
  }
  if (statusCode === 413) return new AppError('request.too_large', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const isPrecise = PROTOCOL_STATUS.has(statusCode);
    return new AppError('request.invalid', {
      message,
      ...(isPrecise && { statusCode, headers: contentRangeOf(failure) }),
      cause: error,
    });
  }
  return new AppError('internal', { message: 'internal error', cause: error });
}

/**
 * Installs the error handler and the JSON answers of unknown paths and methods, below `/api` too: 404, 405 with
 * `Allow`, and 204 with `Allow` for OPTIONS. Must be called before routes are registered.
 */
export function handleErrors(app: FastifyInstance): void {
  const methodsOf = collectMethods(app);
  function answerUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const methods = methodsOf(request.url);
    // The path has this method: its route did not find the thing that the path names.
    if (methods.length === 0 || methods.includes(request.method)) return notFound(reply);
    void reply.header('allow', [...methods, 'OPTIONS'].join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new AppError('request.invalid', { statusCode: 405, message: `the path has no method ${request.method}` });
  }

  app.setErrorHandler((error, request, reply) => {
    const refusal = toAppError(error);
    request.refusal = refusal.code;
    if (refusal.statusCode >= 500) {
      const { method, routeOptions } = request;
      request.log.error({ err: error, method, route: routeOptions.url }, refusal.code);
    }
    const { table, constraint } = (error ?? {}) as Partial<DatabaseFacts>;
    // The form should have validated this: log it without the values.
    if (refusal.code === 'request.invalid' && constraint !== undefined) {
      request.log.warn({ table, constraint, route: request.routeOptions.url }, refusal.code);
    }
    if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfter)));
    if (refusal.headers) reply.headers(refusal.headers);
    return reply.code(refusal.statusCode).type('application/json; charset=utf-8').send(refusal.body());
  });
  app.setNotFoundHandler(answerUnrouted);
  // An explicit route, because a site-wide `/*` route would otherwise answer unknown API paths with a page.
  app.all('/api/*', { config: { access: 'public', token: 'ignored' } }, answerUnrouted);
}

/** Answers a malformed URL, which reaches no route and hence no hooks and no error handler. */
export function refuseMalformedUrl(
  _error: Error,
  _request: unknown,
  reply: Pick<FastifyReply, 'code' | 'headers' | 'send'>,
) {
  const refusal = new AppError('request.invalid', { message: 'malformed URL' });
  reply
    .code(refusal.statusCode)
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': NO_PAGE_CSP,
    })
    .send(refusal.body());
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(new AppError('not_found').body());
}

/** The column of an invalid value, if the database names it directly or in the name of the column's constraint. */
function fieldOf({
  code,
  table = '',
  column,
  constraint = '',
}: Partial<FastifyError & DatabaseFacts>): Record<string, FieldError> | undefined {
  const fault = textFaultOf(table, constraint);
  if (fault !== null) return { [fault.field]: fault.code };
  const named = column ?? new RegExp(`^${table}_(\\w+)_(?:check|fkey)\\d*$`).exec(constraint)?.[1];
  return named === undefined ? undefined : { [named]: code === '23502' ? 'required' : 'invalid' };
}

// `Content-Range: bytes */size` of an unsatisfiable range, from the headers of the error.
function contentRangeOf({ headers }: Partial<Thrown>): Record<string, string> | undefined {
  const range = headers?.['Content-Range'] ?? headers?.['content-range'];
  return range === undefined ? undefined : { 'content-range': range };
}

function retryAfterOf(details: unknown): number | undefined {
  const { retry_after: seconds } = (details ?? {}) as { retry_after?: unknown };
  return typeof seconds === 'number' ? seconds : undefined;
}

function parsed(detail: string | undefined): unknown {
  if (detail === undefined || detail === '') return undefined;
  try {
    return JSON.parse(detail) as unknown;
  } catch {
    return detail;
  }
}
