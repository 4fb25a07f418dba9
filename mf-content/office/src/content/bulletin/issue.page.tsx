import { isLocale, type Locale } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { useQuery } from '@arbora/query';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ManagerPage } from '@arbora/office';
import { IssueView } from './issue-view';
import { issueItemsQuery, managedIssueQuery } from './issue.queries';

type Props = PageProps<typeof routes.managerBulletin>;

/** The language version to show: that of the URL, else that of the page, else the first one. */
function shownVersion(versions: readonly { locale: Locale }[], asked: string | null, page: Locale): Locale {
  if (asked !== null && isLocale(asked)) return asked;
  return (versions.find(({ locale }) => locale === page) ?? versions[0])?.locale ?? page;
}

/** The content of one issue of the bulletin, by language. */
function IssuePage({ params: { issue } }: Props): ReactElement {
  const { t, locale } = useText('manager.content');
  const [search] = useSearchParams();
  const query = useQuery(managedIssueQuery(issue));
  const versions = query.data ?? [];
  const title = t('issue.title', { number: issue });
  usePageTitle(title);
  if (query.data?.length === 0) return <NotFound />;
  return (
    <ManagerPage title={title} breadcrumb={[{ label: t('bulletins.title'), to: routes.managerBulletins.href() }]}>
      <QueryView query={query} skeleton={<Skeleton shape="row" count={6} />}>
        {() => <IssueView versions={versions} shown={shownVersion(versions, search.get('version'), locale)} />}
      </QueryView>
    </ManagerPage>
  );
}

export default definePage(routes.managerBulletin, {
  queries: ({ params: { issue }, search, locale, read }) => {
    const query = managedIssueQuery(issue);
    const versions = read(query.queryKey) ?? [];
    const version = versions.find((one) => one.locale === shownVersion(versions, search.get('version'), locale));
    return version ? [query, issueItemsQuery(version.id)] : [query];
  },
  Component: IssuePage,
});
