import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { EmptyState, Grid, QueryView, Section, Skeleton, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { LeadNews } from '../news/lead-news';
import { NewsCard } from '../news/news-card';
import { latestNewsQuery } from '../news/news.queries';
import { LATEST_NEWS_COUNT } from './latest-news.count';
import css from './latest-news.module.css';

/** The latest news. */
export function LatestNews(): ReactElement {
  const { t } = useText('content.home');
  const { t: tContent } = useText('content');
  const query = useQuery(latestNewsQuery(useLocale(), LATEST_NEWS_COUNT));
  return (
    <Section
      tone="tinted"
      title={t('news.title')}
      actions={
        <TextLink to={routes.news.href()} look="strong">
          {t('news.all')}
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<NewsSkeleton />}
        empty={
          <EmptyState title={tContent('news.nothingYet')} illustration={null}>
            {tContent('news.nothingYetHint')}
          </EmptyState>
        }
      >
        {([lead, ...others]) => (
          <div className={css.news}>
            {lead && <LeadNews item={lead} headingLevel={3} />}
            <Grid as="ul" columns={3}>
              {others.map((item) => (
                <li key={item.id}>
                  <NewsCard item={item} headingLevel={3} />
                </li>
              ))}
            </Grid>
          </div>
        )}
      </QueryView>
    </Section>
  );
}

function NewsSkeleton(): ReactElement {
  return (
    <div className={css.news}>
      <Skeleton shape="card" />
      <Grid columns={3}>
        <Skeleton shape="card" count={LATEST_NEWS_COUNT - 1} />
      </Grid>
    </div>
  );
}
