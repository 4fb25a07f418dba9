import { useLocale, useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { Container, EmptyState, Leaf, List, PageHeader, pageParam, useListStart, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { NewsCard } from './news-card';
import { newsPageQuery } from './news.queries';
import css from './news.module.css';

function NewsListPage(): ReactElement {
  const { t } = useText('content');
  const locale = useLocale();
  const page = usePageParam();
  const start = useListStart<HTMLDivElement>(page);
  const query = useQuery({ ...newsPageQuery(locale, page), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader tone="tinted" title={t('news.title')} lead={t('news.lead')} />
      <Container className={css.list}>
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
      </Container>
    </>
  );
}

export default definePage({
  queries: ({ locale, search }) => [newsPageQuery(locale, pageParam(search))],
  Component: NewsListPage,
});
