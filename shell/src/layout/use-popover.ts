import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A native popover, opened by a button with `popoverTarget`: it works before scripts do, closes on Escape and on a
 * click beside it, and here also when the person goes to another page.
 */
export function usePopover<E extends HTMLElement>(locationKey: string): RefObject<E | null> {
  const popover = useRef<E>(null);
  useEffect(() => {
    const { current } = popover;
    // Only when the place changes: what was opened before scripts were there stays open.
    return () => current?.hidePopover?.();
  }, [locationKey]);
  return popover;
}
