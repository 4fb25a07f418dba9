import { useEffect, useState, type RefObject } from 'react';

/** Whether an element fills the screen, and a way to change that where the browser has one. */
export function useFullScreen(element: RefObject<HTMLElement | null>): {
  isFull: boolean;
  toggle: (() => void) | undefined;
} {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = (): void => setIsFull(element.current !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  function toggle(): void {
    // Refused, everything stays as it is.
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  }
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
