import { useSyncExternalStore } from 'react';
import type { NavigationGate, Passage } from './navigation-gate';

/** What the guards let through; rendered again with each navigation and change of session. */
export function usePassage(gate: NavigationGate): Passage {
  return useSyncExternalStore(gate.subscribe, gate.getPassage, gate.getPassage);
}
