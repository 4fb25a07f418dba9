import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { DataResponse, DataRequest } from '@arbora/registry';
import { requestInProcess, type Preview } from '../../http/in-process';
import type { App } from '../../service';

/** Request headers that are forwarded; those that identify the caller are not among them. */
const REQUEST_HEADERS = ['accept', 'accept-profile', 'prefer', 'range', 'range-unit'];
const RESPONSE_HEADERS = ['content-type', 'content-range', 'preference-applied'];

function only(names: readonly string[], headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const present = names.filter((name) => headers[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, String(headers[name])]));
}

const TOO_MANY = 429;

/** Reads outside the data service with the same response for every caller. */
const PUBLIC_READS = ['/api/mailing/postman_subscription_public', '/api/at-rest/kejval'];

const mayRead = (path: string): boolean =>
  path.startsWith('/api/rest/') || PUBLIC_READS.includes(path.split('?', 1)[0]!);

async function readData(app: App, { id, path, headers }: DataRequest, preview: Preview | null): Promise<DataResponse> {
  if (!mayRead(path)) return { id, status: 404, headers: {}, body: '' };
  const response = await requestInProcess(
    app,
    { method: 'GET', url: path, headers: only(REQUEST_HEADERS, headers) },
    preview,
  );
  return { id, status: response.statusCode, headers: only(RESPONSE_HEADERS, response.headers), body: response.body };
}

/** The resource that a path reads; `rpc/` with the name for a function. */
function resourceOf(path: string): string {
  const [, , , name = '', called = ''] = path.split(/[/?]/);
  return name === 'rpc' ? `rpc/${called}` : name;
}

/** Events of the rendered page, reported by its port. */
export interface PortEvents {
  /** A worker has started the page. */
  onBegin: () => void;
  /** The page reads this resource. */
  onRead: (resource: string) => void;
  /** A read failed on the server's side. */
  onFailedRead: () => void;
}

/**
 * Opens a port through which a worker reads public data, in process and as the anonymous role. Close
 * `serverPort` when the page is rendered.
 * @param preview the article that the page may show in addition
 */
export function dataPort(
  app: App,
  { onBegin, onRead, onFailedRead }: PortEvents,
  preview: Preview | null = null,
): { serverPort: MessagePort; workerPort: MessagePort } {
  const { port1: serverPort, port2: workerPort } = new MessageChannel();
  serverPort.on('message', (request: DataRequest | 'begin') => {
    if (request === 'begin') return onBegin();
    onRead(resourceOf(request.path));
    readData(app, request, preview).then(
      (response) => {
        if (response.status >= 500 || response.status === TOO_MANY) onFailedRead();
        serverPort.postMessage(response);
      },
      (error: unknown) => {
        onFailedRead();
        app.log.error({ err: error }, 'a read for a page failed');
      },
    );
  });
  return { serverPort, workerPort };
}
