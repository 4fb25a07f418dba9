import { useSyncExternalStore } from 'react';
import type { NavigationGate, Passage } from './navigation-gate';

/** The part of the navigation guard that components need; on a server it never changes. */
export type Gate = Pick<NavigationGate, 'subscribe' | 'getPassage' | 'getRenderedPassage'>;

/** The guards' result; updates on each navigation and change of session. */
export function usePassage(gate: Gate): Passage {
  return useSyncExternalStore(gate.subscribe, gate.getPassage, gate.getRenderedPassage);
}
