import { useSyncExternalStore } from 'react';

/** Whether the browser has a network connection; the server may still be unreachable. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Subscribes to `isOnline`. True on the server and when hydrating. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

let returnedAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') window.addEventListener('online', () => (returnedAt = Date.now()));

/** Milliseconds since the network returned; Infinity if the page has not been offline. */
export function msSinceReturn(): number {
  return Date.now() - returnedAt;
}
