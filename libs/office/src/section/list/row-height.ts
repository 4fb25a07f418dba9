import { useSyncExternalStore } from 'react';

const STORED = 'app_manager_rows';
const listeners = new Set<() => void>();

export type RowHeight = 'compact' | 'comfortable';

function stored(): RowHeight {
  try {
    return localStorage.getItem(STORED) === 'comfortable' ? 'comfortable' : 'compact';
  } catch {
    return chosen;
  }
}
/** In-memory fallback for blocked storage. */
let chosen: RowHeight = 'compact';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Row height of all lists of the back office, stored in this browser. */
export function useRowHeight(): RowHeight {
  return useSyncExternalStore(subscribe, stored, () => 'compact');
}

export function setRowHeight(height: RowHeight): void {
  chosen = height;
  try {
    localStorage.setItem(STORED, height);
  } catch {
    // `chosen` still has it.
  }
  listeners.forEach((listener) => listener());
}
