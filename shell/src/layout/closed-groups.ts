import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'app_manager_nav';
const listeners = new Set<() => void>();
/** Used once storage has refused a value: lasts as long as the document. */
let inMemory: string | null = null;

function readStored(): string {
  try {
    return inMemory ?? localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The collapsed groups of the back office's navigation, stored per device. */
export function useClosedGroups(): readonly string[] {
  return useSyncExternalStore(subscribe, readStored, () => '').split(' ');
}

export function setGroupClosed(name: string, isClosed: boolean): void {
  const others = readStored()
    .split(' ')
    .filter((each) => each && each !== name);
  const closed = (isClosed ? [...others, name] : others).join(' ');
  try {
    localStorage.setItem(STORAGE_KEY, closed);
  } catch {
    inMemory = closed;
  }
  listeners.forEach((listener) => listener());
}
