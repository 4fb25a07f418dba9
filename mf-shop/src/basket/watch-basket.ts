import { on } from '@arbora/event-bus';
import type { BasketStore } from './basket-store';

/** Polling interval on a visible page, for changes from other devices. */
const READ_EVERY_MS = 30_000;

/**
 * Reads the basket now and whenever it may have changed elsewhere: at once for another tab; for another device on focus
 * and at intervals. Retries unsaved changes when the network is back.
 */
export function watchBasket(personId: string, store: Pick<BasketStore, 'read' | 'retry'>): () => void {
  const read = (): void => {
    if (document.visibilityState === 'visible') void store.read();
  };
  const retry = (): void => store.retry();
  const leave = on('basket:changed', (changed, origin) => {
    if (origin === 'other-tab' && changed.personId === personId) void store.read();
  });
  const timer = setInterval(read, READ_EVERY_MS);
  document.addEventListener('visibilitychange', read);
  window.addEventListener('online', retry);
  void store.read();
  return () => {
    leave();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', read);
    window.removeEventListener('online', retry);
  };
}
