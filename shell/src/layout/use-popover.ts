import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A native popover, opened by a button with `popoverTarget`: works before hydration, closes on Escape and on a click
 * outside, and here also on navigation.
 */
export function usePopover<E extends HTMLElement>(locationKey: string): RefObject<E | null> {
  const popover = useRef<E>(null);
  useEffect(() => {
    const { current } = popover;
    // In the cleanup, not the effect: a popover opened before hydration stays open.
    return () => current?.hidePopover?.();
  }, [locationKey]);
  return popover;
}
