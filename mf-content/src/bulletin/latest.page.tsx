import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { EmptyState, Leaf, ListPage, PageLoading, QueryView } from '@arbora/ui';
import type { ReactElement } from 'react';
import { bulletinImageQuery, latestIssueQuery, neighbourIssuesQuery } from './bulletin.queries';
import { IssueView } from './issue-view';

/** The latest issue at a permanent address. */
function LatestIssuePage(): ReactElement {
  const query = useQuery(latestIssueQuery(useLocale()));
  return (
    <QueryView query={query} empty={<NothingYet />} skeleton={<PageLoading of="detail" />}>
      {(issue) => <IssueView issue={issue} />}
    </QueryView>
  );
}

function NothingYet(): ReactElement {
  const { t } = useText('content.bulletin');
  return (
    <ListPage title={t('title')} lead={t('lead')}>
      <EmptyState title={t('nothingYet')} illustration={<Leaf />}>
        {t('nothingYetHint')}
      </EmptyState>
    </ListPage>
  );
}

export default definePage({
  queries: ({ locale, read }) => {
    const latest = latestIssueQuery(locale);
    const issue = read(latest.queryKey);
    return [latest, bulletinImageQuery, ...(issue ? [neighbourIssuesQuery(locale, issue.issue_number)] : [])];
  },
  Component: LatestIssuePage,
});
