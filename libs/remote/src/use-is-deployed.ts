import type { PageRoute } from '@arbora/routes';
import { useSyncExternalStore } from 'react';
import { useHost } from './host-context';

const neverChanges = (): (() => void) => () => undefined;

/** Whether a page of another remote is there to link to. A server does not know: the link comes when scripts run. */
export function useIsDeployed(route: PageRoute<string>): boolean {
  const host = useHost();
  return useSyncExternalStore(
    neverChanges,
    () => host.hasPage?.(route.pattern) ?? false,
    () => false,
  );
}
