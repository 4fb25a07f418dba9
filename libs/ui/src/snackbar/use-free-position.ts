import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { findFreePosition, type Box, type Point } from './free-position';
import { occupiedBoxes } from './occupied-boxes';
import { uppermostDialog } from './uppermost-dialog';

/** Margin to the edges of the viewport, in px. */
const MARGIN = 16;
/** Debounce after scrolling and DOM changes. */
const DEBOUNCE_MS = 120;

/** The visual viewport without margins; it excludes the keyboard of a phone. */
function viewportBox({ innerWidth, innerHeight, visualViewport }: Window): Box {
  const top = visualViewport?.offsetTop ?? 0;
  const height = visualViewport?.height ?? innerHeight;
  return { left: MARGIN, top: top + MARGIN, width: innerWidth - 2 * MARGIN, height: height - 2 * MARGIN };
}

/**
 * Moves `host`, which shows `messages`, to a position where it covers no control, also after a drawer opens or the page
 * scrolls. `lift` moves it above a dialog that was opened after it.
 */
export function useFreePosition(
  host: RefObject<HTMLElement | null>,
  messages: readonly unknown[],
  lift: () => void,
): void {
  const present = useRef<Point | null>(null);
  const isShown = messages.length > 0;

  useLayoutEffect(() => {
    const element = host.current;
    if (!isShown) present.current = null;
    else if (element) present.current = place(element, present.current);
  }, [host, isShown, messages]);

  useEffect(() => {
    const element = host.current;
    if (!isShown || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dialog = uppermostDialog();
    const look = (): void => {
      present.current = place(element, present.current);
    };
    const scheduleLook = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    };
    const changes = new MutationObserver((records) => {
      // Before the next paint, because a closed dialog hides its content.
      if (dialog !== uppermostDialog()) lift();
      dialog = uppermostDialog();
      if (records.some(({ target }) => !element.contains(target))) scheduleLook();
    });
    const attributeFilter = ['class', 'hidden', 'open', 'style'];
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    const events = ['scroll', 'resize', 'animationend', 'transitionend'];
    for (const name of events) window.addEventListener(name, scheduleLook, { capture: true, passive: true });
    window.visualViewport?.addEventListener('resize', scheduleLook);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      for (const name of events) window.removeEventListener(name, scheduleLook, { capture: true });
      window.visualViewport?.removeEventListener('resize', scheduleLook);
    };
  }, [host, isShown, lift]);
}

/** Moves the host and returns its position. Without layout (jsdom) it stays where its styles put it. */
function place(element: HTMLElement, present: Point | null): Point | null {
  if (typeof document.elementsFromPoint !== 'function') return null;
  const { offsetWidth: width, offsetHeight: height } = element;
  const room = viewportBox(window);
  const found = findFreePosition({ width, height }, room, occupiedBoxes(element, room), present);
  element.toggleAttribute('data-moves', present !== null);
  element.style.translate = `${Math.round(found.left)}px ${Math.round(found.top)}px`;
  return found;
}
