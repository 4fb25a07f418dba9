import { readConsent } from '@arbora/domain';
import { on } from '@arbora/event-bus';

/**
 * Calls `start` as soon as the visitor agrees to a group of cookies, or at once where that is so already, and `stop`
 * when the consent is withdrawn, in this tab or another. The answer ends it.
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
