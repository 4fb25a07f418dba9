import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../service';

/** Limits of a connection, beyond which it is closed. */
export interface ConnectionLimits {
  /** For the request line and headers. */
  headersMs: number;
  /** Maximum stall of a body, and the rate at which received bytes extend it. */
  bodyStallMs: number;
  bodyBytesPerSecond: number;
  /** For a whole request: the largest upload at the slowest rate. */
  requestMs: number;
  /** Interval of the checks. */
  checkMs: number;
  /** Maximum of open connections; further ones are refused. */
  connections: number;
}

/**
 * Chosen for a phone with a weak signal: 16 kB/s is a poor mobile network, and half a minute without a byte is a
 * tunnel. A client that trickles single bytes is closed after that half minute.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  bodyStallMs: 30_000,
  bodyBytesPerSecond: 16_000,
  requestMs: 30 * 60_000,
  checkMs: 1000,
  connections: 4000,
};

/** A request whose body is incomplete. `credit` is the time in milliseconds that it may still stall. */
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
 * Closes requests whose body comes too slowly, even if they have already been answered. Each received byte earns
 * credit, up to `bodyStallMs`.
 */
function watchBodies(app: App, { bodyStallMs, bodyBytesPerSecond, checkMs }: ConnectionLimits): void {
  const receiving = new Set<Receiving>();
  let checkedAt = performance.now();

  const check = (): void => {
    const now = performance.now();
    // Limit the elapsed time: while this process was busy, bytes may have arrived that it has not read.
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

/** Prevents slow or idle clients from exhausting connections (Slowloris). */
export function limitConnections(app: App, limits: ConnectionLimits): void {
  app.server.headersTimeout = limits.headersMs;
  app.server.maxConnections = limits.connections;
  watchBodies(app, limits);
}
