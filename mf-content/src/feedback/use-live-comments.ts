import {
  REALTIME_CONNECT_TIMEOUT_MS,
  REALTIME_ERRORS,
  REALTIME_PATH,
  REALTIME_RECONNECT_DELAY_MAX_MS,
  REALTIME_RECONNECT_DELAY_MS,
  REALTIME_RECONNECT_JITTER,
  REALTIME_SERVICE_EVENT,
  REALTIME_TRANSPORTS,
  REALTIME_WATCH,
  type RealtimeAnswer,
  type RealtimeError,
  type ServiceEvent,
} from '@arbora/domain';
import { useQueryClient } from '@arbora/query';
import { useEffect } from 'react';
import { commentsKey } from './feedback.queries';

/**
 * Calls `onChange` each time the server starts to watch (after every connect), and whenever a comment of the article is
 * added, changed or deleted. Socket errors are logged. Resolves to a function that stops watching.
 */
async function watchComments(newsId: string, onChange: () => void): Promise<() => void> {
  const { io } = await import('socket.io-client');
  const socket = io({
    path: REALTIME_PATH,
    transports: [...REALTIME_TRANSPORTS],
    reconnectionDelay: REALTIME_RECONNECT_DELAY_MS,
    reconnectionDelayMax: REALTIME_RECONNECT_DELAY_MAX_MS,
    randomizationFactor: REALTIME_RECONNECT_JITTER,
    timeout: REALTIME_CONNECT_TIMEOUT_MS,
  });
  // Once per interruption: the client keeps trying to connect.
  let logged: RealtimeError | null = null;
  const log = (error: RealtimeError, cause?: unknown): void => {
    if (logged !== error) console.warn(REALTIME_ERRORS[error], ...(cause === undefined ? [] : [cause]));
    logged = error;
  };
  socket.on('connect', () => {
    const topic = { news_id: newsId };
    socket
      .timeout(REALTIME_CONNECT_TIMEOUT_MS)
      .emit(REALTIME_WATCH, topic, (late: Error | null, answer?: RealtimeAnswer) => {
        if (late) return log('timeout', late);
        if (!answer?.ok) return log('server_error');
        logged = null;
        // Changes before the acknowledgement were not announced to this client.
        onChange();
      });
  });
  // The client's own word for a connection that takes too long.
  socket.on('connect_error', (error) => log(error.message === 'timeout' ? 'timeout' : 'server_error', error));
  socket.on(REALTIME_SERVICE_EVENT, (event: ServiceEvent) => {
    if (event.service === 'missed' || event.news_id === newsId) onChange();
  });
  return () => void socket.disconnect();
}

/** Refetches the comments of an article when they change. Without the service they stay as loaded. */
export function useLiveComments(newsId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const queryKey = commentsKey(newsId);
    // Cancel a pending fetch, even the first one: its response may be older than the change.
    const readAgain = (): void =>
      void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
    watchComments(newsId, readAgain).then(
      (end) => (isGone ? end() : (stop = end)),
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, newsId]);
}
