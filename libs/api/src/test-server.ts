import { configureTransport } from './transport';

export interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

/** Stubs the transport for tests: responds with `answers` in order, repeating the last; returns the sent requests. */
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
