import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Brings the reader to the beginning of a list when its page changes and the beginning is out of sight: whoever follows
 * a page link at the end of a long list must not stay at the end of the next one. Put the ref on an element with
 * `tabIndex={-1}` that begins the list. Going back keeps the position that the shell restores.
 */
export function useListStart<E extends HTMLElement>(page: number): RefObject<E | null> {
  const start = useRef<E>(null);
  const shown = useRef(page);
  // Before the shell looks where the page was left.
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = start.current;
    // In sight, it is left alone: someone may be typing in the search above it.
    if (!element || element.getBoundingClientRect().top >= 0) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView();
  }, [page]);
  return start;
}
