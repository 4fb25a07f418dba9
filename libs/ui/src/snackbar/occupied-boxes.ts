import type { Box } from './free-position';

/** Interactive elements. Links in running text may be covered for a moment, button-styled links may not. */
const CONTROLS = [
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'a[data-button]',
  ...['button', 'checkbox', 'combobox', 'menuitem', 'radio', 'switch', 'tab'].map((role) => `[role="${role}"]`),
].join();

/**
 * The part of an element inside `room`; null if there is none. Content that `content-visibility` skips is not laid out
 * to find its place: a basket has thousands of such controls.
 */
function visiblePart(element: Element, room: Box): Box | null {
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return null;
  const rect = element.getBoundingClientRect();
  const left = Math.max(rect.left, room.left);
  const top = Math.max(rect.top, room.top);
  const width = Math.min(rect.right, room.left + room.width) - left;
  const height = Math.min(rect.bottom, room.top + room.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Returns the boxes of reachable controls within `room`, without those of `host` and those behind a dialog. */
export function occupiedBoxes(host: Element, room: Box): Box[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const part = host.contains(control) ? null : visiblePart(control, room);
    if (!part) return [];
    const [x, y] = [part.left + part.width / 2, part.top + part.height / 2];
    const uppermost = document.elementsFromPoint(x, y).find((element) => !host.contains(element));
    const isReached = uppermost && (control.contains(uppermost) || uppermost.contains(control));
    return isReached ? [part] : [];
  });
}
