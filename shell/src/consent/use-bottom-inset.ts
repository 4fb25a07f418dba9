import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps focused elements from being covered by `part`, which is fixed at the bottom of the window, by scroll padding.
 * Other fixed elements read its height from the custom property `--bottom-taken`.
 */
export function useBottomInset(part: RefObject<HTMLElement | null>): void {
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
