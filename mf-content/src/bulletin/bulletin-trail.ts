import { routes } from '@arbora/routes';
import type { IssueReference } from './bulletin.queries';

interface Crumb {
  label: string;
  to: string;
}

/** Breadcrumbs of an issue and the archive. */
export function bulletinTrail(t: (key: 'title') => string): Crumb[] {
  return [{ label: t('title'), to: routes.bulletin.href() }];
}

/** Path of an issue. */
export const issuePath = (issue: number): string => routes.bulletinIssue.href({ issue: String(issue) });

/** Breadcrumbs of an item, including its issue if there is one. */
export function storyTrail(
  t: {
    (key: 'title'): string;
    (key: 'issue', values: { number: number }): string;
  },
  issue: Pick<IssueReference, 'issue_number'> | undefined,
): Crumb[] {
  const above = bulletinTrail(t);
  if (!issue) return above;
  const { issue_number: number } = issue;
  return [...above, { label: t('issue', { number }), to: issuePath(number) }];
}
