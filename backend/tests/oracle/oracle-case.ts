import type { CallerName } from './fixture';
import type { DifferenceName } from './differences/differences';

/** A request sent to both services, as data: `ask('customer', 'GET /booking_event?select=id')`. */
export interface OracleCase {
  as: CallerName;
  method: string;
  path: string;
  body?: string;
  headers: Record<string, string>;
  /** Expected differences of our response. */
  differs: readonly DifferenceName[];
}

interface Extras {
  /** Sent as JSON; a string is sent verbatim. */
  body?: unknown;
  prefer?: string;
  accept?: string;
  range?: string;
  type?: string;
  /** Idempotency-Key. */
  key?: string;
  /** Name of a schema: `Accept-Profile` of a read, `Content-Profile` of a write. */
  profile?: string;
  differs?: readonly DifferenceName[];
}

export function ask(as: CallerName, request: string, extras: Extras = {}): OracleCase {
  const [method = '', path = ''] = request.split(/ (.*)/s);
  const { body, prefer, accept, range, type, key, profile, differs = [] } = extras;
  const headers: Record<string, string> = {};
  if (prefer !== undefined) headers['prefer'] = prefer;
  if (accept !== undefined) headers['accept'] = accept;
  if (key !== undefined) headers['idempotency-key'] = key;
  if (profile !== undefined) headers[/^(?:GET|HEAD)$/.test(method) ? 'accept-profile' : 'content-profile'] = profile;
  if (range !== undefined) Object.assign(headers, { 'range-unit': 'items', range });
  if (body === undefined) return { as, method, path, headers, differs };
  headers['content-type'] = type ?? 'application/json';
  return { as, method, path, headers, differs, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

export function titleOf({ as, method, path, body, headers }: OracleCase): string {
  const said = ['prefer', 'accept', 'range'].flatMap((name) => (headers[name] === undefined ? [] : [headers[name]]));
  return [as, method, path, ...said.map((value) => `[${value}]`), body ?? ''].join(' ').trim();
}
