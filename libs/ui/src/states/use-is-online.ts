import { useSyncExternalStore } from 'react';

/** Whether the browser has a network connection; the server may still be unreachable. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false;
}

/** The first requests after the browser reports a connection can still fail. */
const UNSTABLE_MS = 15_000;
let returnedAt = 0;

function subscribe(listener: () => void): () => void {
  const onReturn = (): void => {
    returnedAt = Date.now();
    listener();
  };
  window.addEventListener('online', onReturn);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('offline', listener);
  };
}

/** Subscribes to `isOnline`. True on the server and when hydrating. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Whether the network returned a moment ago, while a component used `useIsOnline`. */
export function isUnstable(): boolean {
  return Date.now() - returnedAt < UNSTABLE_MS;
}
