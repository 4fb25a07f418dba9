import type { PageRoute } from '@arbora/routes';
import { useSyncExternalStore } from 'react';
import { useHost } from './host-context';

const neverChanges = (): (() => void) => () => undefined;

/**
 * Whether a page of another remote is deployed and may be linked. False on the server: the link appears after
 * hydration.
 */
export function useIsDeployed(route: PageRoute<string>): boolean {
  const host = useHost();
  return useSyncExternalStore(
    neverChanges,
    () => host.hasPage?.(route.pattern) ?? false,
    () => false,
  );
}
