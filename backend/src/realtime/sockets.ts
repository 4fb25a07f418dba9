import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  REALTIME_CONNECT_TIMEOUT_MS,
  REALTIME_PATH,
  REALTIME_SERVICE_EVENT,
  REALTIME_TRANSPORTS,
  REALTIME_UNWATCH,
  REALTIME_WATCH,
  type CommentEvent,
  type RealtimeAnswer,
  type ServiceEvent,
} from '@arbora/domain';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import type { Config } from '../config';
import { connectionLimitKey } from '../http/client-ip';
import { NO_PAGE_CSP } from '../http/security-headers';
import { hasRepeatedHost } from '../http/single-host';
import { isOwnOrigin } from './origin';

/**
 * Sockets of an instance, and of an address or network: enough for an office or school that shares one, but a single
 * visitor cannot exhaust all.
 */
const LIMITS = { all: 10_000, perAddress: 200 };
/** Topics per socket: more than any page watches. */
const MAX_TOPICS = 20;
/** The longest message of a client is a topic. */
const MAX_MESSAGE_BYTES = 4096;
/** Time limit for a client to acknowledge the closing of its socket. */
const CLOSE_WITHIN_MS = 1000;

const topic = v.strictObject({ news_id: v.pipe(v.string(), v.uuid()) });

export interface Sockets {
  /** Sends the event to clients that watch the article. */
  notifyWatchers(event: CommentEvent): void;
  /** Sends the event to all clients. */
  broadcast(event: ServiceEvent): void;
  /** Number of open sockets. */
  count(): number;
  /** Closes all sockets and refuses new ones. */
  close(): Promise<void>;
}

/**
 * Opens the socket server on `server`. Clients subscribe to articles and receive only ids of changes: they read the
 * contents from the data service, with their own rights.
 */
export function openSockets(server: HttpServer, config: Config, limits = LIMITS): Sockets {
  const keyOf = connectionLimitKey(config.trustProxy);
  const socketsByClient = new Map<string, number>();
  const upgradedConnections = trackUpgrades(server);
  const io = new Server(server, {
    path: REALTIME_PATH,
    transports: [...REALTIME_TRANSPORTS],
    serveClient: false,
    connectTimeout: REALTIME_CONNECT_TIMEOUT_MS,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, answer) => {
      if (!isOwnOrigin(request.headers, config) || hasRepeatedHost(request)) answer('origin refused', false);
      else
        answer(
          null,
          io.engine.clientsCount < limits.all && (socketsByClient.get(keyOf(request)) ?? 0) < limits.perAddress,
        );
    },
  });
  // The engine answers its requests itself, before the hooks of the site.
  server.prependListener('request', ({ url }: IncomingMessage, response: ServerResponse) => {
    if (!url?.startsWith(REALTIME_PATH)) return;
    response.setHeader('x-content-type-options', 'nosniff').setHeader('content-security-policy', NO_PAGE_CSP);
  });
  io.engine.on(
    'connection',
    (socket: { request: IncomingMessage; once(event: 'close', then: () => void): void; close(): void }) => {
      const key = keyOf(socket.request);
      const count = (socketsByClient.get(key) ?? 0) + 1;
      socketsByClient.set(key, count);
      socket.once('close', () => {
        const left = (socketsByClient.get(key) ?? 1) - 1;
        if (left > 0) socketsByClient.set(key, left);
        else socketsByClient.delete(key);
      });
      // Concurrent connections may have exceeded the limit during the handshake.
      if (count > limits.perAddress) socket.close();
    },
  );
  io.on('connection', (socket) => {
    socket.on(REALTIME_WATCH, (message: unknown, acknowledge: unknown) => reply(acknowledge, watch(socket, message)));
    socket.on(REALTIME_UNWATCH, (message: unknown, acknowledge: unknown) =>
      reply(acknowledge, unwatch(socket, message)),
    );
  });

  return {
    notifyWatchers: (event) => void io.local.to(roomOf(event)).emit(REALTIME_SERVICE_EVENT, event),
    broadcast: (event) => void io.local.emit(REALTIME_SERVICE_EVENT, event),
    count: () => io.engine.clientsCount,
    async close() {
      server.removeAllListeners('upgrade');
      // Clients connect again, to another instance: they would not after a disconnect by the server.
      io.engine.close();
      await upgradedConnections.end();
    },
  };
}

function roomOf({ news_id }: { news_id: string }): string {
  return `news ${news_id.toLowerCase()}`;
}

function watch(socket: Socket, message: unknown): RealtimeAnswer {
  const parsed = v.safeParse(topic, message);
  // socket.io puts each socket into a room with its own id.
  if (!parsed.success || socket.rooms.size > MAX_TOPICS) return { ok: false, error: 'server_error' };
  void socket.join(roomOf(parsed.output));
  return { ok: true };
}

function unwatch(socket: Socket, message: unknown): RealtimeAnswer {
  const parsed = v.safeParse(topic, message);
  if (!parsed.success) return { ok: false, error: 'server_error' };
  void socket.leave(roomOf(parsed.output));
  return { ok: true };
}

function reply(acknowledge: unknown, value: RealtimeAnswer): void {
  if (typeof acknowledge === 'function') acknowledge(value);
}

/** Tracks upgraded connections: the HTTP server waits for them when it closes, but no longer ends them. */
function trackUpgrades(server: HttpServer): { end(): Promise<void> } {
  const open = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    async end() {
      const ended = [...open].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      const late = setTimeout(() => open.forEach((socket) => socket.destroy()), CLOSE_WITHIN_MS);
      await Promise.all(ended);
      clearTimeout(late);
    },
  };
}
