import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { DataAnswer, DataQuestion } from '@arbora/registry';
import { askInProcess, type Preview } from '../../http/in-process';
import type { App } from '../../service';

/** What a page may say of its reads; who asks is not among it. */
const TAKEN_HEADERS = ['accept', 'accept-profile', 'prefer', 'range', 'range-unit'];
const GIVEN_HEADERS = ['content-type', 'content-range', 'preference-applied'];

function only(names: readonly string[], headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const present = names.filter((name) => headers[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, String(headers[name])]));
}

const TOO_MANY = 429;

/** Besides the data service, the reads that answer everybody alike. */
const PUBLIC_READS = ['/api/mailing/postman_subscription_public', '/api/at-rest/kejval'];

const mayRead = (path: string): boolean =>
  path.startsWith('/api/rest/') || PUBLIC_READS.includes(path.split('?', 1)[0]!);

async function answerOf(app: App, { id, path, headers }: DataQuestion, preview: Preview | null): Promise<DataAnswer> {
  if (!mayRead(path)) return { id, status: 404, headers: {}, body: '' };
  const answer = await askInProcess(app, { method: 'GET', url: path, headers: only(TAKEN_HEADERS, headers) }, preview);
  return { id, status: answer.statusCode, headers: only(GIVEN_HEADERS, answer.headers), body: answer.body };
}

/** The resource that a path reads; of a function `rpc/` and its name. */
function resourceOf(path: string): string {
  const [, , , name = '', called = ''] = path.split(/[/?]/);
  return name === 'rpc' ? `rpc/${called}` : name;
}

/** What a port tells of the page that is rendered. */
export interface PortEvents {
  /** A worker has taken the page on. */
  onBegin: () => void;
  /** It reads this resource. */
  onRead: (resource: string) => void;
  /** A read was not answered for a reason that lies on this side. */
  onFailedRead: () => void;
}

/**
 * A port through which a worker reads what everybody may, in process and as the anonymous role. Close the port that is
 * not handed on when the page is rendered.
 * @param preview what the page shows beside that
 */
export function dataPort(
  app: App,
  { onBegin, onRead, onFailedRead }: PortEvents,
  preview: Preview | null = null,
): { own: MessagePort; handedOn: MessagePort } {
  const { port1: own, port2: handedOn } = new MessageChannel();
  own.on('message', (question: DataQuestion | 'begin') => {
    if (question === 'begin') return onBegin();
    onRead(resourceOf(question.path));
    answerOf(app, question, preview).then(
      (answer) => {
        if (answer.status >= 500 || answer.status === TOO_MANY) onFailedRead();
        own.postMessage(answer);
      },
      (error: unknown) => {
        onFailedRead();
        app.log.error({ err: error }, 'a read for a page failed');
      },
    );
  });
  return { own, handedOn };
}
