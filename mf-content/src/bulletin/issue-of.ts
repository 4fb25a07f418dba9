import type { NeighbourIssue, ReadStory } from './bulletin.queries';

/** The latest published issue that contains an item. */
export function issueOf({ listings }: Pick<ReadStory, 'listings'>): NeighbourIssue | undefined {
  return listings
    .flatMap(({ issue }) => (issue as NeighbourIssue | null) ?? [])
    .sort((one, other) => other.issue_number - one.issue_number)[0];
}
