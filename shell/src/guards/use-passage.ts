import { useSyncExternalStore } from 'react';
import type { NavigationGate, Passage } from './navigation-gate';

/** What screens need of the gate; a server, where nobody navigates, has one that stands still. */
export type Gate = Pick<NavigationGate, 'subscribe' | 'getPassage' | 'getRenderedPassage'>;

/** What the guards let through; rendered again with each navigation and change of session. */
export function usePassage(gate: Gate): Passage {
  return useSyncExternalStore(gate.subscribe, gate.getPassage, gate.getRenderedPassage);
}
