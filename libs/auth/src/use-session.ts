import { useSyncExternalStore } from 'react';
import { RESTORING } from './session-state';
import type { Session } from './session-state';
import { getSession, subscribeToSession } from './session-store';

const serverSession = (): Session => RESTORING;

/** The session; on a server and while hydrating always `restoring`, so that both render the same. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, serverSession);
}
