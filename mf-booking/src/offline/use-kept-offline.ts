import { useEffect } from 'react';

/** Makes the current page open offline from now on; `isReady`: it shows what it should show then. */
export function useKeptOffline(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !navigator.onLine) return;
    void import('./keep-page')
      .then(({ keepPage }) => keepPage())
      // Storage is full or blocked, or the network has just gone.
      .catch(() => undefined);
  }, [isReady]);
}
