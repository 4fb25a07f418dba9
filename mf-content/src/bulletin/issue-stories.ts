import type { Issue, IssueReference, Story, StoryDetail } from './bulletin.queries';

/** The items of an issue in reading order: the main one, then the others in editorial order. */
export function storiesOf({ hero, items }: Pick<Issue, 'hero' | 'items'>): Story[] {
  // Links to unpublished items have no item.
  const listed = items.flatMap(({ story }) => (story as Story | null) ?? []);
  return hero ? [hero, ...listed.filter(({ id }) => id !== hero.id)] : listed;
}

/** The latest published issue that contains an item, or that a commentary opens. */
export function issueOf({ listings, opens }: Pick<StoryDetail, 'listings' | 'opens'>): IssueReference | undefined {
  return [...listings.map(({ issue }) => issue as IssueReference | null), ...opens]
    .flatMap((issue) => issue ?? [])
    .sort((one, other) => other.issue_number - one.issue_number)[0];
}
