import { calledLater } from './called-later';
import type { RestClient } from './rest-client';
import type { SendOptions } from './transport';

// Pages come with their data, so that a first visit asks nothing: the library comes with the first question.
const load = () => import('./rest-client');

function client(path: string, options: SendOptions): RestClient {
  return calledLater(async () => (await load()).restClient(path, options));
}

/** Fetches the code that asks the data service, as when a person is about to go to another page. */
export function prepareRest(): void {
  load().catch(() => undefined);
}

/** The data service: `rest().from('news_item').select('id,title').eq('slug', slug)`. Read answers with rows, row, pageOf. */
export function rest(options: SendOptions = {}) {
  return client('/rest', options);
}

/** The auth REST service: `auth_person`, `kejval`. */
export function atRest(options: SendOptions = {}) {
  return client('/at-rest', options);
}
