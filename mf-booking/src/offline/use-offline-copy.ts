import { useEffect } from 'react';

/** Stores the current page for offline use once `isReady`, that is, once its content is complete. */
export function useOfflineCopy(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !navigator.onLine) return;
    void import('./store-page')
      .then(({ storePage }) => storePage())
      // Storage is full or blocked, or the network has just gone.
      .catch(() => undefined);
  }, [isReady]);
}
