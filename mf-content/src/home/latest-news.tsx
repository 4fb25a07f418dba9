import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { EmptyState, Grid, QueryView, Section, Skeleton, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { NewsCard } from '../news/news-card';
import { latestNewsQuery } from '../news/news.queries';
import css from './latest-news.module.css';

export const LATEST_NEWS = 3;

/** What has happened in the nursery lately. */
export function LatestNews(): ReactElement {
  const { t } = useText('content');
  const query = useQuery(latestNewsQuery(useLocale(), LATEST_NEWS));
  return (
    <Section
      tone="tinted"
      title={t('home.news.title')}
      actions={
        <TextLink to={routes.news.href()} look="strong">
          {t('home.news.all')}
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<NewsSkeleton />}
        empty={
          <EmptyState title={t('news.nothingYet')} illustration={null}>
            {t('news.nothingYetHint')}
          </EmptyState>
        }
      >
        {(items) => (
          <Grid as="ul" columns={3} className={css.news}>
            {items.map((item) => (
              <li key={item.id}>
                <NewsCard item={item} headingLevel={3} />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
    </Section>
  );
}

function NewsSkeleton(): ReactElement {
  return (
    <Grid columns={3} className={css.news}>
      <Skeleton shape="card" count={LATEST_NEWS} />
    </Grid>
  );
}
