/** For browsers that do not tell when they are idle. */
const PATIENCE_MS = 500;
/** A page that never rests must not keep its visitor unasked. */
const LONGEST_MS = 4000;

/** Calls `work` when the browser has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: LONGEST_MS });
  return () => window.cancelIdleCallback(request);
}
