import { on } from '@arbora/event-bus';
import type { BasketStore } from './basket-store';

/** How long another device's change may stay unseen on a page that is being looked at. */
const READ_EVERY_MS = 30_000;

/**
 * Reads the basket now and whenever it may have changed elsewhere: in another tab at once, on another device when the
 * window is looked at again or some time has passed. What could not be saved is tried again when there is a network.
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
