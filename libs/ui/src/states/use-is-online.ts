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

/** The first requests after the browser reports a connection can still fail. */
const UNSTABLE_MS = 15_000;
let returnedAt = 0;
if (typeof window !== 'undefined') window.addEventListener('online', () => (returnedAt = Date.now()));

/** Whether the network returned a moment ago. */
export function isUnstable(): boolean {
  return Date.now() - returnedAt < UNSTABLE_MS;
}
