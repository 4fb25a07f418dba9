import { useSyncExternalStore } from 'react';

const STORED = 'app_manager_nav';
const listeners = new Set<() => void>();
/** Fallback for blocked storage: lasts as long as the document. */
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

/** The collapsed groups of the back office's navigation, stored per device. */
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
    // `chosen` holds it.
  }
  listeners.forEach((listener) => listener());
}
