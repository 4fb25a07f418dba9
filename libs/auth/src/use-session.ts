import type { RenderedSession } from '@arbora/registry';
import { useSyncExternalStore } from 'react';
import { ANONYMOUS, RESTORING } from './session-state';
import type { Session } from './session-state';
import { getSession, subscribeToSession } from './session-store';

let rendered: Session = RESTORING;
const renderedSession = (): Session => rendered;

/** Sets the session of server rendering and of hydration. Default: `restoring`. */
export function showSessionAs(session: RenderedSession): void {
  rendered = session === 'anonymous' ? ANONYMOUS : RESTORING;
}

/** Returns the session; on a server and during hydration that of `showSessionAs`, so that both render the same. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, renderedSession);
}
