import {
  REALTIME_CONNECT_TIMEOUT_MS,
  REALTIME_PATH,
  REALTIME_RECONNECT_DELAY_MAX_MS,
  REALTIME_RECONNECT_DELAY_MS,
  REALTIME_RECONNECT_JITTER,
  REALTIME_SERVICE_EVENT,
  REALTIME_TRANSPORTS,
  REALTIME_WATCH,
  type ServiceEvent,
} from '@arbora/domain';
import { useQueryClient } from '@arbora/query';
import { useEffect } from 'react';
import { commentsKey } from './feedback.queries';

/** Calls `onChange` whenever somebody writes, changes or deletes a comment of an article; answers how to stop. */
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
  let isFirst = true;
  socket.on('connect', () => {
    socket.emit(REALTIME_WATCH, { news_id: newsId });
    // What was announced while the connection was lost is known to nobody here.
    if (!isFirst) onChange();
    isFirst = false;
  });
  socket.on(REALTIME_SERVICE_EVENT, (event: ServiceEvent) => {
    if (event.service === 'missed' || event.news_id === newsId) onChange();
  });
  return () => void socket.disconnect();
}

/** Reads the comments of an article again when somebody has changed them. Without the service they are as they were read. */
export function useLiveComments(newsId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const readAgain = (): void => void client.invalidateQueries({ queryKey: commentsKey(newsId) });
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
