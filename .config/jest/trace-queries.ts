import { Client } from 'pg';

export interface TracedQuery {
  sql: string;
  values: unknown;
  error?: string;
}

/** Statements kept; the test environment writes the last ones of a failed test. */
const KEPT = 200;

const tracedQueries: TracedQuery[] = [];
Object.assign(globalThis, { tracedQueries });

interface Query {
  text?: string;
  values?: unknown;
}

function trace(query: string | Query, values: unknown): TracedQuery {
  const traced = typeof query === 'string' ? { sql: query, values } : { sql: query.text ?? '', values: query.values };
  if (tracedQueries.push(traced) > KEPT) tracedQueries.shift();
  return traced;
}

const { query: send } = Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
Object.assign(Client.prototype, {
  query(this: Client, ...args: unknown[]): unknown {
    const traced = trace(args[0] as string | Query, Array.isArray(args[1]) ? args[1] : undefined);
    const sent = send.apply(this, args);
    if (sent instanceof Promise) sent.catch((error: unknown) => (traced.error = String(error)));
    return sent;
  },
});
