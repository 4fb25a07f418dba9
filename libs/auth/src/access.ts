import { mayOpenSection } from '@arbora/domain';
import type { ManagerSection } from '@arbora/domain';
import type { Session } from './session-state';

/** Whether the user may open `/manager/{section}` (spec §6); mirrors the database's rules. */
export function mayOpen(session: Session, section: ManagerSection): boolean {
  if (!session.user) return false;
  return session.user.isAdmin || mayOpenSection(session.user.acl, section);
}
