import { useSyncExternalStore } from 'react';
import type { Outlet, OutletStatus } from './outlet';

/** Subscribes to the status of the outlet. */
export function useOutletStatus(outlet: Outlet): OutletStatus {
  return useSyncExternalStore(outlet.subscribe, outlet.getStatus, outlet.getRenderedStatus);
}
