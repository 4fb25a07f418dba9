import type { NavigationEntry, Registry, RouteAccess } from '@arbora/registry';

type Remotes = Pick<Registry, 'remotes'>;

/** An entry with the access to its page. */
export interface NavigationItem extends NavigationEntry {
  access: RouteAccess | undefined;
}

/** The entries of a place that the deployed remotes declare, in display order. */
export function navigationAt({ remotes }: Remotes, place: NavigationEntry['place']): readonly NavigationItem[] {
  return remotes
    .flatMap(({ navigation = [], routes }) =>
      navigation
        .filter((entry) => entry.place === place)
        .map((entry) => ({ ...entry, access: routes.find(({ pattern }) => pattern === entry.path)?.access })),
    )
    .sort((one, other) => one.order - other.order);
}

/** Entries below a heading. */
export interface NavigationGroup<Name extends string> {
  name: Name;
  items: readonly NavigationItem[];
}

/** Groups entries by the known names; the last one takes those of other groups. Empty groups are omitted. */
export function groupsOf<const Name extends string>(
  items: readonly NavigationItem[],
  names: readonly Name[],
): readonly NavigationGroup<Name>[] {
  const last = names.at(-1);
  const nameOf = ({ group }: NavigationItem): Name | undefined => names.find((name) => name === group) ?? last;
  return names
    .map((name) => ({ name, items: items.filter((item) => nameOf(item) === name) }))
    .filter((group) => group.items.length > 0);
}

/** Footer links by kind. */
export function footerNavigation(registry: Remotes): readonly NavigationGroup<'plants' | 'nursery'>[] {
  return groupsOf(navigationAt(registry, 'footer'), ['plants', 'nursery']);
}
