import { useLocale, useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { EmptyState, Leaf, List, ListPage, pageParam, useListStart, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { LeadNews } from './lead-news';
import { NewsCard } from './news-card';
import { newsPageQuery } from './news.queries';
import { NewsTools } from './news-tools';
import { topicParam } from './topic-param';

function NewsListPage(): ReactElement {
  const { t } = useText('content');
  const locale = useLocale();
  const page = usePageParam();
  const [search] = useSearchParams();
  const topic = topicParam(search);
  const start = useListStart<HTMLDivElement>(page);
  const query = useQuery({ ...newsPageQuery(locale, page, topic), placeholderData: keepPreviousData });
  // On the first page of all news the newest item spans the page, and the other nine form rows of three.
  const leads = page === 1 && topic === null;
  return (
    <ListPage title={t('news.title')} lead={t('news.lead')} search={<NewsTools />}>
      <div ref={start} tabIndex={-1} />
      <List
        query={query}
        keyOf={(item) => item.id}
        label={t('news.title')}
        layout="cards"
        columns={leads ? 3 : 2}
        leads={leads}
        filtered={topic !== null}
        nothingYet={
          <EmptyState title={t('news.nothingYet')} illustration={<Leaf />}>
            {t('news.nothingYetHint')}
          </EmptyState>
        }
      >
        {(item, index) =>
          leads && index === 0 ? (
            <LeadNews item={item} headingLevel={2} priority />
          ) : (
            <NewsCard item={item} headingLevel={2} layout={leads ? 'column' : 'row'} />
          )
        }
      </List>
    </ListPage>
  );
}

export default definePage({
  queries: ({ locale, search }) => [newsPageQuery(locale, pageParam(search), topicParam(search))],
  Component: NewsListPage,
});
