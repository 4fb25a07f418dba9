import { useEffect, useRef, type RefObject } from 'react';
import { rowLinks } from './use-list-keys';

/** Where the focus was in the list: the address of the row and its index. */
interface Place {
  element: Element;
  href: string | null;
  index: number;
}

/**
 * Keeps the focus in a list whose focused control was removed, as a row or its button after an action, or the row that
 * a closed drawer returns the focus to: moves it to the same row, to the one that took its place, or to the list.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  const last = useRef<Place | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const root = frame.current;
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (!root?.contains(target)) return void (last.current = null);
      const row = target.closest('tr, li');
      const links = rowLinks(root);
      const index = links.findIndex((link) => link.closest('tr, li') === row);
      last.current = { element: target, href: links[index]?.getAttribute('href') ?? null, index: Math.max(index, 0) };
    };
    // A click beside all controls takes the focus away on purpose.
    const forget = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest('dialog, a, button, input, label')) last.current = null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [frame]);

  // After every render: the control may vanish with any of them.
  useEffect(() => {
    const [place, root] = [last.current, frame.current];
    if (!place || !root || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    if (place.element.isConnected && !place.element.matches(':disabled')) return;
    const links = rowLinks(root);
    const next =
      links.find((link) => link.getAttribute('href') === place.href) ?? links[Math.min(place.index, links.length - 1)];
    (next ?? root.querySelector<HTMLElement>('[data-list-rows]'))?.focus();
  });
}
