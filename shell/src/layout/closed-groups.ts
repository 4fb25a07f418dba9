import { useSyncExternalStore } from 'react';

const STORED = 'app_manager_nav';
const listeners = new Set<() => void>();
/** Where storage is blocked the choice holds until the page is left. */
let chosen = '';

function stored(): string {
  try {
    return localStorage.getItem(STORED) ?? chosen;
  } catch {
    return chosen;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names of the groups that are closed in the back office's navigation on this device. */
export function useClosedGroups(): readonly string[] {
  return useSyncExternalStore(subscribe, stored, () => '').split(' ');
}

export function setGroupClosed(name: string, isClosed: boolean): void {
  const others = stored()
    .split(' ')
    .filter((each) => each && each !== name);
  chosen = (isClosed ? [...others, name] : others).join(' ');
  try {
    localStorage.setItem(STORED, chosen);
  } catch {
    // `chosen` has it.
  }
  listeners.forEach((listener) => listener());
}
