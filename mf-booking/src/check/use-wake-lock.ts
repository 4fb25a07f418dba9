import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    // The browser releases the lock when the tab is hidden.
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused, for example, while the battery is low.
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await held?.release();
      else lock = held;
    }
    const begin = (): void => void hold();
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', begin);
      void lock?.release();
    };
  }, []);
}
