import type { Issue, IssueReference, Story, StoryDetail } from './bulletin.queries';

/** The items of an issue in reading order: the main one, then the others in editorial order. */
export function storiesOf({ hero, items }: Pick<Issue, 'hero' | 'items'>): Story[] {
  // Links to unpublished items have no item.
  const listed = items.flatMap(({ story }) => (story as Story | null) ?? []);
  return hero ? [hero, ...listed.filter(({ id }) => id !== hero.id)] : listed;
}

/** The latest published issue that contains an item. */
export function issueOf({ listings }: Pick<StoryDetail, 'listings'>): IssueReference | undefined {
  return listings
    .flatMap(({ issue }) => (issue as IssueReference | null) ?? [])
    .sort((one, other) => other.issue_number - one.issue_number)[0];
}
