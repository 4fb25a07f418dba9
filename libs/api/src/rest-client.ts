import { PostgrestClient } from '@supabase/postgrest-js';
import { ApiError } from './api-error';
import { TRANSPORT_ERROR_STATUS } from './results';
import { urlOf, send } from './transport';
import type { SendOptions } from './transport';
import type { Client } from './typed/client';
import type { Schema } from './typed/selection';

/**
 * A client of the data service below `path`: `postgrest-js` with stricter types, as it accepts any column name in most
 * filters.
 */
export function restClient<S extends Schema>(path: string, options: SendOptions): Client<S> {
  const client = new PostgrestClient(absolute(urlOf(path)), {
    // `send` retries already.
    retry: false,
    fetch: (input, init) => send(relative(String(input)), init, options).catch(asResponse),
  });
  return client as unknown as Client<S>;
}

// `postgrest-js` reduces errors of `fetch` to a message; passed on as a response, they keep code and status.
function asResponse(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error;
  const { code, message, fields, status } = error;
  return new Response(JSON.stringify({ code, message, fields, status }), { status: TRANSPORT_ERROR_STATUS });
}

// The library builds URLs with `new URL`, which rejects relative ones.
const PLACEHOLDER = 'http://same-origin';
function absolute(address: string): string {
  return address.startsWith('/') ? PLACEHOLDER + address : address;
}
function relative(url: string): string {
  return url.startsWith(`${PLACEHOLDER}/`) ? url.slice(PLACEHOLDER.length) : url;
}
