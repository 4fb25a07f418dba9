/**
 * Fetched from 600 px below the window, so that it is there before it is seen, and anywhere above it:
 * whoever jumped to the end finds it on the way back.
 */
const NEAR = '100000px 0px 600px';

/**
 * Calls `onNear` once when an element comes near the window from below or is above it; at once where that cannot be
 * told. Answers how to stop.
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
