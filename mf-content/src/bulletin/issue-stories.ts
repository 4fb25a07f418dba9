import type { Issue, Story } from './bulletin.queries';

/** The items of an issue as they are read: the large one, then the others in the order of the editors. */
export function storiesOf({ hero, items }: Pick<Issue, 'hero' | 'items'>): Story[] {
  // A link whose item is not published is not shown with it.
  const listed = items.flatMap(({ story }) => (story as Story | null) ?? []);
  return hero ? [hero, ...listed.filter(({ id }) => id !== hero.id)] : listed;
}
