import type { Database } from '@arbora/domain';
import { deferredClient } from './deferred-client';
import type { SendOptions } from './transport';
import type { Client } from './typed/client';
import type { Schema } from './typed/selection';

// Server-rendered pages include their data, so the library is loaded with the first request.
const load = () => import('./rest-client');

function client<S extends Schema>(path: string, options: SendOptions): Client<S> {
  return deferredClient(async () => (await load()).restClient<S>(path, options));
}

/** Preloads the client of the data service, e.g. before a likely navigation. */
export function prepareRest(): void {
  load().catch(() => undefined);
}

/**
 * The data service: `rest().from('news_item').select('id,title').eq('slug', slug)`. Read results with rows, row,
 * pageOf.
 */
export function rest(options: SendOptions = {}) {
  return client<Database['public']>('/rest', options);
}

/** The auth REST service: `auth_person`, `kejval`. */
export function atRest(options: SendOptions = {}) {
  return client<Database['at_rest']>('/at-rest', options);
}
