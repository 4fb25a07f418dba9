import type { Issue, Story } from './bulletin.queries';

/** The items of an issue in reading order: the main one, then the others in editorial order. */
export function storiesOf({ hero, items }: Pick<Issue, 'hero' | 'items'>): Story[] {
  // Links to unpublished items have no item.
  const listed = items.flatMap(({ story }) => (story as Story | null) ?? []);
  return hero ? [hero, ...listed.filter(({ id }) => id !== hero.id)] : listed;
}
