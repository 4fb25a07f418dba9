import { useSyncExternalStore } from 'react';
import type { NavigationGate, GuardedLocation } from './navigation-gate';

/** The part of the navigation guard that components need; on a server it never changes. */
export type Gate = Pick<NavigationGate, 'subscribe' | 'getLocation' | 'getRenderedLocation'>;

/** The guards' result; updates on each navigation and change of session. */
export function useGuardedLocation(gate: Gate): GuardedLocation {
  return useSyncExternalStore(gate.subscribe, gate.getLocation, gate.getRenderedLocation);
}
