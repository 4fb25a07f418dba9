import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps focused elements from being covered by `part`, which is fixed at the bottom of the window, by scroll padding.
 * The fixed element with `data-above-bottom` gets its height as the custom property `--bottom-taken`: on the root element,
 * each change would compute the styles of all elements again.
 */
export function useBottomInset(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const above = document.querySelector<HTMLElement>('[data-above-bottom]');
    const measure = (): void => {
      const height = `${part.current?.offsetHeight ?? 0}px`;
      above?.style.setProperty('--bottom-taken', height);
      style.scrollPaddingBottom = `calc(${height} + 2rem)`;
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      above?.style.removeProperty('--bottom-taken');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [part]);
}
