import type { ErrorCode } from '@arbora/domain';

/** Body of every refusal of the data service, the shape that PostgREST clients expect. */
export interface RestErrorBody {
  code: string;
  message: string;
  details: unknown;
  hint: string | null;
}

/** A refusal of the data service: HTTP status plus a PostgREST-shaped body. */
export class RestError extends Error {
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    options: { details?: unknown; hint?: string | null; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'RestError';
    this.details = options.details ?? null;
    this.hint = options.hint ?? null;
    this.headers = options.headers ?? {};
  }

  body(): RestErrorBody {
    return { code: this.code, message: this.message, details: this.details, hint: this.hint };
  }
}

/** A part of the URL that is not in the dialect. */
export function parseError(what: string, text: string, position: number, expected: string): RestError {
  const found = position < text.length ? JSON.stringify(text[position]) : 'end of input';
  return new RestError(400, 'PGRST100', `"failed to parse ${what} (${text})" (line 1, column ${position + 1})`, {
    details: `unexpected ${found} expecting ${expected}`,
  });
}

/** Worded like PostgreSQL: an undeclared column is indistinguishable from one that does not exist. */
export function unknownColumn(table: string, column: string): RestError {
  return new RestError(400, '42703', `column ${table}.${column} does not exist`);
}

export function unknownTable(schema: string, table: string): RestError {
  return new RestError(404, '42P01', `relation "${schema}.${table}" does not exist`);
}

export function invalidBody(message: string): RestError {
  return new RestError(400, 'PGRST102', message);
}

/** The request exceeds a limit of this service that PostgREST does not have. */
export function tooLarge(message: string, status: 400 | 413 | 414 = 400): RestError {
  const code: ErrorCode = status === 400 ? 'request.invalid' : 'request.too_large';
  return new RestError(status, code, message);
}
