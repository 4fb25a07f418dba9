/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 500;
/** A busy page must not postpone the work forever. */
const MAX_IDLE_WAIT_MS = 4000;

/** Calls `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: MAX_IDLE_WAIT_MS });
  return () => window.cancelIdleCallback(request);
}
