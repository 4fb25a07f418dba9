import { atom, getDefaultStore } from 'jotai';
import { ANONYMOUS, RESTORING } from './session-state';
import type { Session, SessionUser } from './session-state';

/** The one session of the page, for atoms that derive from it. Written by this library only. */
export const sessionAtom = atom<Session>(RESTORING);

// The default store is shared by all React roots of the page.
const store = getDefaultStore();

export function getSession(): Session {
  return store.get(sessionAtom);
}

export function subscribeToSession(listener: () => void): () => void {
  return store.sub(sessionAtom, listener);
}

export function setSession(session: Session): void {
  store.set(sessionAtom, session);
}

export function setUser(user: SessionUser): void {
  setSession({ status: 'authenticated', user });
}

export function clearUser(): void {
  if (getSession() !== ANONYMOUS) setSession(ANONYMOUS);
}
