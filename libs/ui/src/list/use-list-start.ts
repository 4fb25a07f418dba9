import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the start of a list when its page changes and the start is above the viewport: a page link at the end of a
 * long list must not lead to the end of the next page. Put the ref on an element with `tabIndex={-1}` at the start of
 * the list. On back, the shell restores the scroll position.
 */
export function useListStart<E extends HTMLElement>(page: number): RefObject<E | null> {
  const start = useRef<E>(null);
  const shown = useRef(page);
  // Must run before the shell restores the scroll position.
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = start.current;
    // Do not take the focus if the start is in view: it may be in the search field above.
    if (!element || element.getBoundingClientRect().top >= 0) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView();
  }, [page]);
  return start;
}
