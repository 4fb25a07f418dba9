/**
 * Properties of errors that may be logged. Databases, mail servers and libraries put rows, addresses and responses into
 * the other ones.
 */
const SAFE = [
  'code', 'errno', 'syscall', 'port', 'statusCode', 'status', 'severity', 'schema', 'table', 'column', 'dataType',
  'constraint', 'file', 'line', 'routine', 'command', 'responseCode', 'reqId',
] as const; // oxfmt-ignore

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [property: string]: unknown;
}

/** An error in the form that is logged, with its causes. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: '', stack: '' };
  const properties = error as unknown as Record<string, unknown>;
  const loggable = SAFE.filter((name) => ['string', 'number'].includes(typeof properties[name]));
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...Object.fromEntries(loggable.map((name) => [name, properties[name]])),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** Errors of workers and of the platform have a different `Error` class. */
function isError(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'name' in error && 'message' in error;
}

const ADDRESS = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Removes e-mail addresses from a line: messages of libraries may contain one. */
export function redactEmails(line: string): string {
  return line.replace(ADDRESS, '…@…');
}
