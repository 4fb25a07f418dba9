import type { MessagePort } from 'node:worker_threads';
import type { DataAnswer, DataQuestion } from '@arbora/registry';

/** Statuses that may have no body. */
const BODILESS = [204, 205, 304];

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input);
}

const FUNCTIONS = '/api/rest/rpc/';

/**
 * The path and search of a read. A function that is called by POST is asked by GET, its arguments in the search: the
 * data service lets that call run only what reads.
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
 * A fetch that asks the back end over `port`: nothing leaves the process. It only reads, functions with plain arguments
 * among it, and takes no word of who asks along, so that a page for everybody holds what everybody may see.
 */
export function dataFetch(port: MessagePort): typeof globalThis.fetch {
  const waiting = new Map<number, (answer: DataAnswer) => void>();
  let last = 0;
  port.on('message', (answer: DataAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async (input, init) => {
    const path = readOf(input, init);
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    const id = ++last;
    const { status, ...answer } = await new Promise<DataAnswer>((resolve) => {
      waiting.set(id, resolve);
      const question: DataQuestion = { id, path, headers: Object.fromEntries(headers) };
      port.postMessage(question);
    });
    return new Response(BODILESS.includes(status) ? null : answer.body, { status, headers: answer.headers });
  };
}
