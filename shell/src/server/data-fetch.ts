import type { MessagePort } from 'node:worker_threads';
import type { DataAnswer, DataQuestion } from '@arbora/registry';

/** Statuses that may have no body. */
const BODILESS = [204, 205, 304];

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input);
}

/**
 * A fetch that asks the back end over `port`: nothing leaves the process. It only reads, and takes no word of who
 * asks along, so that a page for everybody holds what everybody may see.
 */
export function dataFetch(port: MessagePort): typeof globalThis.fetch {
  const waiting = new Map<number, (answer: DataAnswer) => void>();
  let last = 0;
  port.on('message', (answer: DataAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') throw new Error('A page is rendered from reads alone');
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    const { pathname, search } = addressOf(input);
    const id = ++last;
    const { status, ...answer } = await new Promise<DataAnswer>((resolve) => {
      waiting.set(id, resolve);
      const question: DataQuestion = { id, path: pathname + search, headers: Object.fromEntries(headers) };
      port.postMessage(question);
    });
    return new Response(BODILESS.includes(status) ? null : answer.body, { status, headers: answer.headers });
  };
}
