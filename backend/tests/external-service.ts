import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A local HTTP server in place of an external service. */
export interface ExternalService {
  url: string;
  /** Received requests, oldest first. */
  seen: SeenRequest[];
  /** Sets the handler of later requests; a response that is never ended keeps the caller waiting. */
  answer(how: (request: SeenRequest, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export async function externalService(): Promise<ExternalService> {
  const seen: SeenRequest[] = [];
  let respond: (request: SeenRequest, response: ServerResponse) => void = (_request, response) =>
    void response.writeHead(500).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const asked = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(asked);
      respond(asked, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (how) => void (respond = how),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (_request: SeenRequest, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
