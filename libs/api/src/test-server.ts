import { configureTransport } from './transport';

export interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

/** Answers requests in order with `answers`, the last one for all that follow; gives what was sent. For tests. */
export function answerWith(...answers: (() => Response | Promise<Response>)[]): Sent[] {
  const sent: Sent[] = [];
  configureTransport({
    fetch: async (input, init) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)]!;
      sent.push({
        method: init?.method ?? 'GET',
        url: String(input),
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      return answer();
    },
  });
  return sent;
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): () => Response {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
