/** Path of the socket server (decision 3). */
export const REALTIME_PATH = '/socket.io';
/** Web sockets only: long polling would need each client to come to the same instance every time. */
export const REALTIME_TRANSPORTS = ['websocket'] as const;

/** How a client comes back after a loss (spec §9), in milliseconds; jitter is a fraction of the pause. */
export const REALTIME_RECONNECT_DELAY_MS = 1000;
export const REALTIME_RECONNECT_DELAY_MAX_MS = 5000;
export const REALTIME_RECONNECT_JITTER = 0.5;
export const REALTIME_CONNECT_TIMEOUT_MS = 20_000;

/** Sent by a client with a `RealtimeTopic` to hear of it, and to hear no more; both are acknowledged. */
export const REALTIME_WATCH = 'watch';
export const REALTIME_UNWATCH = 'unwatch';
/** Sent by the server with a `ServiceEvent`. */
export const REALTIME_SERVICE_EVENT = 'service';

/** What a client may watch: the comments of one news item. */
export interface RealtimeTopic {
  news_id: string;
}

/** What went wrong with a socket (spec §8): no answer in time, or a refusal of the server. */
export const REALTIME_ERRORS = ['timeout', 'server_error'] as const;
export type RealtimeError = (typeof REALTIME_ERRORS)[number];

/** The answer to `watch` and `unwatch`. */
export type RealtimeAnswer = { ok: true } | { ok: false; error: Extract<RealtimeError, 'server_error'> };

/**
 * That a comment was written, edited or deleted, after it is so for everybody. One that editors hide is deleted for readers, a
 * restored one is written. Ids only: who may read, reads.
 */
export interface CommentEvent {
  service: 'news_comment';
  action: 'insert' | 'update' | 'delete';
  news_id: string;
  id: string;
}

/** That events may have been missed: what is on the screen should be read again. */
export interface MissedEvent {
  service: 'missed';
}

export type ServiceEvent = CommentEvent | MissedEvent;
