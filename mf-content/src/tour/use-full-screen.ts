import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in full screen, and a toggle if the browser supports it. */
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
    // A refused request changes nothing.
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  }
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
