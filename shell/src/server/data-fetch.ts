import type { MessagePort } from 'node:worker_threads';
import type { DataResponse, DataRequest } from '@arbora/registry';

/** Statuses without a body. */
const BODILESS = [204, 205, 304];

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input);
}

const FUNCTIONS = '/api/rest/rpc/';

/**
 * Returns path and search of a read. An RPC by POST becomes a GET with its arguments in the search: the data service
 * runs only read-only functions that way.
 */
function readOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  const { pathname, search } = addressOf(input);
  const method = init?.method ?? 'GET';
  if (method === 'GET') return pathname + search;
  if (method !== 'POST' || !pathname.startsWith(FUNCTIONS)) throw new Error('A page is rendered from reads alone');
  const query = new URLSearchParams(search);
  const args = JSON.parse(init?.body as string) as Readonly<Record<string, string | number | boolean>>;
  for (const [name, value] of Object.entries(args)) query.append(name, String(value));
  return `${pathname}?${query}`;
}

/**
 * Creates a fetch that calls the back end over `port`, within the process. It allows reads only, including functions
 * with plain arguments, and drops credentials, so that a shared page holds public data only.
 */
export function dataFetch(port: MessagePort): typeof globalThis.fetch {
  const waiting = new Map<number, (answer: DataResponse) => void>();
  let last = 0;
  port.on('message', (answer: DataResponse) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async (input, init) => {
    const path = readOf(input, init);
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    const id = ++last;
    const { status, ...answer } = await new Promise<DataResponse>((resolve) => {
      waiting.set(id, resolve);
      const question: DataRequest = { id, path, headers: Object.fromEntries(headers) };
      port.postMessage(question);
    });
    return new Response(BODILESS.includes(status) ? null : answer.body, { status, headers: answer.headers });
  };
}
