import { useEffect, useRef } from 'react';

/** Calls `retry` each time the network returns while `isWaiting`. */
export function useRetryOnline(isWaiting: boolean, retry: (() => void) | undefined): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = (): void => latest.current?.();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting]);
}
