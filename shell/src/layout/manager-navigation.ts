import { mayOpen, type Session } from '@arbora/auth';
import type { Registry } from '@arbora/registry';
import { groupsOf, navigationAt, type NavigationGroup, type NavigationItem } from './navigation';

type Remotes = Pick<Registry, 'remotes'>;

/** The sections of the back office that the session may open. */
export function managerNavigation(registry: Remotes, session: Session): readonly NavigationItem[] {
  return navigationAt(registry, 'office').filter(
    ({ access }) => typeof access !== 'object' || mayOpen(session, access.section),
  );
}

/** The same sections by group. */
export function managerGroups(
  registry: Remotes,
  session: Session,
): readonly NavigationGroup<'sales' | 'plants' | 'content' | 'administration'>[] {
  return groupsOf(managerNavigation(registry, session), ['sales', 'plants', 'content', 'administration']);
}
