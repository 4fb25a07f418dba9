import { readConsent } from '@arbora/domain';
import { on } from '@arbora/event-bus';

/**
 * Calls `start` when a group of cookies is or becomes enabled, and `stop` when consent is withdrawn, in this tab or
 * another. Returns a function that stops.
 */
export function whileEnabled(group: string, { start, stop }: { start: () => void; stop: () => void }): () => void {
  let isRunning = false;
  function follow(): void {
    const isEnabled = readConsent(document.cookie).groups.includes(group);
    if (isEnabled === isRunning) return;
    isRunning = isEnabled;
    if (isEnabled) start();
    else stop();
  }
  follow();
  return on('consent:changed', follow);
}
