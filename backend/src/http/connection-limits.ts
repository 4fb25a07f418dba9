import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../service';

/** What a connection may take of this process before it is ended. */
export interface ConnectionLimits {
  /** For the first line and the headers of a request. */
  headersMs: number;
  /** How long a body may stand still, and how many bytes each further second of waiting costs. */
  bodyStallMs: number;
  bodyBytesPerSecond: number;
  /** For a whole request: the largest upload at the slowest pace. */
  requestMs: number;
  /** Between two looks at the connections. */
  checkMs: number;
  /** Open at a time; further ones are refused. */
  connections: number;
}

/**
 * For a telephone with a poor line: 16 kB a second is what is left of a mobile network in a wood, and half a minute
 * without any byte is a tunnel. Who sends a byte every now and then is ended after that half minute.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  bodyStallMs: 30_000,
  bodyBytesPerSecond: 16_000,
  requestMs: 30 * 60_000,
  checkMs: 1000,
  connections: 4000,
};

/** A request whose body is not all there. `credit` is how many milliseconds it may still go without a byte. */
interface Receiving {
  request: IncomingMessage;
  response: ServerResponse;
  bytesRead: number;
  credit: number;
}

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Ends requests whose body comes too slowly, whether or not anything still waits for it: an answer may have been sent
 * before. Each byte that comes earns time, up to `bodyStallMs`.
 */
function watchBodies(app: App, { bodyStallMs, bodyBytesPerSecond, checkMs }: ConnectionLimits): void {
  const receiving = new Set<Receiving>();
  let checkedAt = performance.now();

  const check = (): void => {
    const now = performance.now();
    // While this process was busy with something else, bytes have come that it has not read.
    const passed = Math.min(now - checkedAt, 2 * checkMs);
    checkedAt = now;
    for (const one of receiving) {
      const { request, response } = one;
      const { socket } = request;
      if (request.complete || socket.destroyed) {
        receiving.delete(one);
        continue;
      }
      const earned = ((socket.bytesRead - one.bytesRead) / bodyBytesPerSecond) * 1000;
      one.bytesRead = socket.bytesRead;
      one.credit = Math.min(bodyStallMs, one.credit + earned) - passed;
      if (one.credit >= 0) continue;
      receiving.delete(one);
      if (response.headersSent) socket.destroy();
      else socket.end(TOO_SLOW, () => socket.destroy());
    }
  };
  const checks = setInterval(check, checkMs).unref();
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    receiving.add({ request, response, bytesRead: request.socket.bytesRead, credit: bodyStallMs });
  });
  app.addHook('onClose', async () => clearInterval(checks));
}

/** Keeps clients that send slowly, or open connections and send nothing, from taking the place of others. */
export function limitConnections(app: App, limits: ConnectionLimits): void {
  app.server.headersTimeout = limits.headersMs;
  app.server.maxConnections = limits.connections;
  watchBodies(app, limits);
}
