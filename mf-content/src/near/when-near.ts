/**
 * Preload distance: 600 px below the viewport, and anywhere above it, for readers who jump to the end and scroll back.
 */
const NEAR = '100000px 0px 600px';

/**
 * Calls `onNear` once when an element is close below the viewport or above it; at once without IntersectionObserver.
 * Returns a function that stops watching.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
