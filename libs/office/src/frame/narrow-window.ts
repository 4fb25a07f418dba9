import { breakpoints } from '@arbora/ui';
import { useSyncExternalStore } from 'react';

function query(): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(`(max-width: ${breakpoints.md - 1}px)`) : null;
}

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the window is too narrow for a table. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}
