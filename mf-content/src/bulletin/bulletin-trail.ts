import { routes } from '@arbora/routes';
import type { NeighbourIssue } from './bulletin.queries';

interface Crumb {
  label: string;
  to: string;
}

/** The pages above an issue and the archive. */
export function bulletinTrail(t: (key: 'title') => string): Crumb[] {
  return [{ label: t('title'), to: routes.bulletin.href() }];
}

/** Where an issue is. */
export const issuePath = (issue: number): string => routes.bulletinIssue.href({ issue: String(issue) });

/** The pages above an item: with the issue that it is in, where there is one. */
export function storyTrail(
  t: {
    (key: 'title'): string;
    (key: 'issue', values: { number: number }): string;
  },
  issue: Pick<NeighbourIssue, 'issue_number'> | undefined,
): Crumb[] {
  const above = bulletinTrail(t);
  if (!issue) return above;
  const { issue_number: number } = issue;
  return [...above, { label: t('issue', { number }), to: issuePath(number) }];
}
