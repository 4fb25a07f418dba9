import { ANONYMOUS, RESTORING } from './session-state';
import type { Session, SessionUser } from './session-state';

/** The session, shared by all React roots. Written by this library only. */
let session: Session = RESTORING;
const listeners = new Set<() => void>();

export function getSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setSession(next: Session): void {
  if (next === session) return;
  session = next;
  for (const listener of [...listeners]) listener();
}

export function setUser(user: SessionUser): void {
  setSession({ status: 'authenticated', user });
}

export function clearUser(): void {
  setSession(ANONYMOUS);
}
