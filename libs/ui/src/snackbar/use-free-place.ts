import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { freePlace, type Box, type Point } from './free-place';
import { takenPlaces } from './taken-places';

/** From the window's edges, in pixels. */
const MARGIN = 16;
/** What moves or is made is looked at once it rests. */
const REST_MS = 120;

/** The window without its margins; above the keyboard of a phone. */
function roomOf({ innerWidth, innerHeight, visualViewport }: Window): Box {
  const top = visualViewport?.offsetTop ?? 0;
  const height = visualViewport?.height ?? innerHeight;
  return { left: MARGIN, top: top + MARGIN, width: innerWidth - 2 * MARGIN, height: height - 2 * MARGIN };
}

/**
 * Keeps `host`, which shows `messages`, where it covers nothing that can be pressed, also when a drawer opens below it or the
 * page is scrolled. `lift` brings it above a dialog that was opened after it.
 */
export function useFreePlace(
  host: RefObject<HTMLElement | null>,
  messages: readonly unknown[],
  lift: (element: HTMLElement) => void,
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
      if (dialog !== uppermostDialog()) lift(element);
      dialog = uppermostDialog();
      present.current = place(element, present.current);
    };
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !element.contains(target))) later();
    });
    const attributeFilter = ['class', 'hidden', 'open', 'style'];
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    const events = ['scroll', 'resize', 'animationend', 'transitionend'];
    for (const name of events) window.addEventListener(name, later, { capture: true, passive: true });
    window.visualViewport?.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      for (const name of events) window.removeEventListener(name, later, { capture: true });
      window.visualViewport?.removeEventListener('resize', later);
    };
  }, [host, isShown, lift]);
}

/** The modal dialog that was opened last. */
function uppermostDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

/** Moves the host; answers where it is now. What knows no layout leaves it where its styles put it. */
function place(element: HTMLElement, present: Point | null): Point | null {
  if (typeof document.elementsFromPoint !== 'function') return null;
  const { offsetWidth: width, offsetHeight: height } = element;
  const room = roomOf(window);
  const found = freePlace({ width, height }, room, takenPlaces(element, room), present);
  element.toggleAttribute('data-moves', present !== null);
  element.style.translate = `${Math.round(found.left)}px ${Math.round(found.top)}px`;
  return found;
}
