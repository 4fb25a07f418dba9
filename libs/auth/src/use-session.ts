import type { RenderedSession } from '@arbora/registry';
import { useSyncExternalStore } from 'react';
import { ANONYMOUS, RESTORING } from './session-state';
import type { Session } from './session-state';
import { getSession, subscribeToSession } from './session-store';

let rendered: Session = RESTORING;
const renderedSession = (): Session => rendered;

/** Whose eyes a server renders for, or has rendered the page for that is now hydrated. Until told it is `restoring`. */
export function showSessionAs(session: RenderedSession): void {
  rendered = session === 'anonymous' ? ANONYMOUS : RESTORING;
}

/** The session; on a server and while hydrating that of `showSessionAs`, so that both render the same. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, renderedSession);
}
