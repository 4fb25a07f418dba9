import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import { arrowLeftIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { NeighbourLink, neighboursClass } from '../neighbours/neighbour-link';
import { neighboursQuery, type NewsArticle } from './news.queries';
import css from './news.module.css';

/** Links from an article: to the newer one, the older one and the list. */
export function Neighbours({ item }: { item: NewsArticle }): ReactElement {
  const { t } = useText('content');
  // Optional: if the query fails, the link back remains.
  const { data } = useQuery(neighboursQuery(useLocale(), item));
  return (
    <nav className={css.onward} aria-label={t('newsItem.onward')}>
      <div className={neighboursClass}>
        {data?.newer && (
          <NeighbourLink
            to={routes.newsItem.href({ slug: data.newer.slug })}
            rel="next"
            label={t('newsItem.newer')}
            title={data.newer.title}
          />
        )}
        {data?.older && (
          <NeighbourLink
            to={routes.newsItem.href({ slug: data.older.slug })}
            rel="prev"
            label={t('newsItem.older')}
            title={data.older.title}
            atEnd
          />
        )}
      </div>
      <TextLink to={routes.news.href()} icon={arrowLeftIcon} look="quiet">
        {t('newsItem.back')}
      </TextLink>
    </nav>
  );
}
