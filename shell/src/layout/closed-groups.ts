import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'app_manager_nav';
const listeners = new Set<() => void>();
/** Used if storage is blocked: lasts as long as the document. */
let inMemory = '';

function readStored(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? inMemory;
  } catch {
    return inMemory;
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
  inMemory = (isClosed ? [...others, name] : others).join(' ');
  try {
    localStorage.setItem(STORAGE_KEY, inMemory);
  } catch {
    // Storage is blocked: `inMemory` is used.
  }
  listeners.forEach((listener) => listener());
}
