import { routes } from '@arbora/routes';
import type { IssueReference } from './bulletin.queries';

interface Crumb {
  label: string;
  to: string;
}

/** Breadcrumbs above the issues and the archive. */
export function bulletinTrail(t: (key: 'title') => string): Crumb[] {
  return [{ label: t('title'), to: routes.bulletin.href() }];
}

/** Path of an issue. */
export const issuePath = (issue: number): string => routes.bulletinIssue.href({ issue: String(issue) });

/** Breadcrumbs of an issue, or above an item; without an issue those above it. */
export function issueTrail(
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
