import { useEffect, type RefObject } from 'react';

/** Elements that handle keys as text input. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog';

/**
 * Keyboard shortcuts of a list: `/` focuses the search, arrows move between rows, `x` selects the row, Escape clears
 * the selection. Enter opens a row by its own link.
 */
export function useListKeys(frame: RefObject<HTMLElement | null>, onClear: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const [target, root] = [event.target as HTMLElement, frame.current];
      if (!root || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const isSearch = target.matches('input[type="search"]') && root.contains(target);
      if (target.closest(TYPING) && !(isSearch && event.key === 'ArrowDown')) return;
      if (act(event.key, target, root, onClear)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** Whether the key event is a shortcut. */
function act(key: string, target: HTMLElement, root: HTMLElement, onClear: () => void): boolean {
  switch (key) {
    case '/':
      root.querySelector<HTMLElement>('input[type="search"]')?.focus();
      return true;
    case 'ArrowDown':
      return move(root, target, 1);
    case 'ArrowUp':
      return move(root, target, -1);
    case 'x':
      target.closest('tr, li')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
      return true;
    case 'Escape':
      onClear();
      return false;
    default:
      return false;
  }
}

/** The link of each row, which has its name. */
export function rowLinks(root: HTMLElement): HTMLElement[] {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-list-rows] :is(tbody tr, li)')];
  return rows.flatMap((row) => row.querySelector<HTMLElement>('th a[href], a[href]') ?? []);
}

/** Focuses the name of the next row, or of the first if the focus is outside the list. */
function move(root: HTMLElement, target: HTMLElement, step: number): boolean {
  const links = rowLinks(root);
  const row = target.closest('tr, li');
  const index = links.findIndex((link) => link.closest('tr, li') === row);
  if (index < 0 && target !== document.body && !target.matches('input[type="search"]')) return false;
  const next = links[index < 0 ? 0 : Math.min(Math.max(index + step, 0), links.length - 1)];
  next?.focus();
  return next !== undefined;
}
