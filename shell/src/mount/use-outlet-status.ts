import { useSyncExternalStore } from 'react';
import type { Outlet, OutletStatus } from './outlet';

/** What is going on in the place of the remotes. */
export function useOutletStatus(outlet: Outlet): OutletStatus {
  return useSyncExternalStore(outlet.subscribe, outlet.getStatus, outlet.getRenderedStatus);
}
