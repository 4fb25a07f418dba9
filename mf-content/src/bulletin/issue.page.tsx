import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { PageLoading, QueryView } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useIssueLanguages } from './bulletin-languages';
import { bulletinTrail } from './bulletin-trail';
import {
  bulletinImageQuery,
  issueQuery,
  issueVersionsQuery,
  neighbourIssuesQuery,
  type Issue,
} from './bulletin.queries';
import { IssueView } from './issue-view';

function IssuePage({ params }: PageProps<typeof routes.bulletinIssue>): ReactElement {
  const query = useQuery(issueQuery(useLocale(), params.issue));
  return (
    <QueryView query={query} empty={<NotFound />} skeleton={<PageLoading of="detail" />}>
      {(issue) => <NamedIssue issue={issue} />}
    </QueryView>
  );
}

/** An issue that sets the page's title and languages. */
function NamedIssue({ issue }: { issue: Issue }): ReactElement {
  const { t } = useText('content.bulletin');
  usePageTitle(issueTitle(t, issue));
  useIssueLanguages(issue.issue_number);
  return <IssueView issue={issue} trail={bulletinTrail(t)} />;
}

function issueTitle(
  t: (key: 'issueTitle', values: { number: number; title: string }) => string,
  { issue_number: number, title }: Issue,
): string {
  return t('issueTitle', { number, title });
}

export default definePage(routes.bulletinIssue, {
  queries: ({ locale, params, read }) => {
    const query = issueQuery(locale, params.issue);
    const issue = read(query.queryKey);
    if (!issue) return [query, bulletinImageQuery];
    const { issue_number: number } = issue;
    return [query, bulletinImageQuery, neighbourIssuesQuery(locale, number), issueVersionsQuery(number)];
  },
  Component: IssuePage,
});
