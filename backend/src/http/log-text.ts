/**
 * What errors may say in the log. Databases, mail servers and libraries put rows, addresses and answers into properties
 * of their errors, so these are the ones that are known to name things rather than people.
 */
const SAFE = [
  'code', 'errno', 'syscall', 'port', 'statusCode', 'status', 'severity', 'schema', 'table', 'column', 'dataType',
  'constraint', 'file', 'line', 'routine', 'command', 'responseCode', 'reqId',
] as const; // prettier-ignore

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [property: string]: unknown;
}

/** An error as the log shows it, with its causes. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: '', stack: '' };
  const properties = error as unknown as Record<string, unknown>;
  const known = SAFE.filter((name) => ['string', 'number'].includes(typeof properties[name]));
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...Object.fromEntries(known.map((name) => [name, properties[name]])),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** Errors of workers and of the platform have another `Error` than ours. */
function isError(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'name' in error && 'message' in error;
}

const ADDRESS = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** A line without e-mail addresses: messages of others may repeat one. */
export function withoutAddresses(line: string): string {
  return line.replace(ADDRESS, '…@…');
}
