import { useLocale, useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { EmptyState, Leaf, List, ListPage, pageParam, useListStart, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { NewsCard } from './news-card';
import { newsPageQuery } from './news.queries';

function NewsListPage(): ReactElement {
  const { t } = useText('content');
  const locale = useLocale();
  const page = usePageParam();
  const start = useListStart<HTMLDivElement>(page);
  const query = useQuery({ ...newsPageQuery(locale, page), placeholderData: keepPreviousData });
  return (
    <ListPage title={t('news.title')} lead={t('news.lead')}>
      <div ref={start} tabIndex={-1} />
      <List
        query={query}
        keyOf={(item) => item.id}
        label={t('news.title')}
        layout="cards"
        columns={2}
        nothingYet={
          <EmptyState title={t('news.nothingYet')} illustration={<Leaf />}>
            {t('news.nothingYetHint')}
          </EmptyState>
        }
      >
        {(item) => <NewsCard item={item} headingLevel={2} layout="row" />}
      </List>
    </ListPage>
  );
}

export default definePage({
  queries: ({ locale, search }) => [newsPageQuery(locale, pageParam(search))],
  Component: NewsListPage,
});
