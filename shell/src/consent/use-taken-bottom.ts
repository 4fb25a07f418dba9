import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps what gets the focus from being hidden behind `part`, which stands at the window's bottom: the browser scrolls it
 * above. Others that stand there find the height in the custom property `--bottom-taken`.
 */
export function useTakenBottom(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => {
      const height = `${part.current?.offsetHeight ?? 0}px`;
      style.setProperty('--bottom-taken', height);
      style.scrollPaddingBottom = `calc(${height} + 2rem)`;
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty('--bottom-taken');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [part]);
}
