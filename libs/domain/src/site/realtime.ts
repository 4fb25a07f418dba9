/** Path of the socket server (decision 3). */
export const REALTIME_PATH = '/socket.io';
/** WebSocket only: long polling would need sticky sessions. */
export const REALTIME_TRANSPORTS = ['websocket'] as const;

/** Reconnection (spec §9) in milliseconds; jitter is a fraction of the delay. */
export const REALTIME_RECONNECT_DELAY_MS = 1000;
export const REALTIME_RECONNECT_DELAY_MAX_MS = 5000;
export const REALTIME_RECONNECT_JITTER = 0.5;
export const REALTIME_CONNECT_TIMEOUT_MS = 20_000;

/** Sent by a client with a `RealtimeTopic` to subscribe and unsubscribe; both are acknowledged. */
export const REALTIME_WATCH = 'watch';
export const REALTIME_UNWATCH = 'unwatch';
/** Sent by the server with a `ServiceEvent`. */
export const REALTIME_SERVICE_EVENT = 'service';

/** A topic to subscribe to: the comments of one news item. */
export interface RealtimeTopic {
  news_id: string;
}

/** Socket errors and how clients log them (spec §8): no answer in time, or a rejection by the server or the network. */
export const REALTIME_ERRORS = {
  timeout: 'socket error: timeout',
  server_error: 'socket error: server error',
} as const;
export type RealtimeError = keyof typeof REALTIME_ERRORS;

/** Acknowledgement of `watch` and `unwatch`. */
export type RealtimeAnswer = { ok: true } | { ok: false; error: Extract<RealtimeError, 'server_error'> };

/**
 * A comment was created, edited or deleted, sent after commit. Hiding counts as a deletion, restoring as a creation.
 * Contains ids only: clients refetch with their own permissions.
 */
export interface CommentEvent {
  service: 'news_comment';
  action: 'insert' | 'update' | 'delete';
  news_id: string;
  id: string;
}

/** Events may have been missed: refetch visible data. */
export interface MissedEvent {
  service: 'missed';
}

export type ServiceEvent = CommentEvent | MissedEvent;
