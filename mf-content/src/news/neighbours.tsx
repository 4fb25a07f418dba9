import { typeset } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import { arrowLeftIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { neighboursQuery, type NewsArticle, type NewsNeighbour } from './news.queries';
import css from './news.module.css';

/** Ways on from an article: the newer one, the older one, all of them. */
export function Neighbours({ item }: { item: NewsArticle }): ReactElement {
  const { t } = useText('content');
  // They only help to go on: without them the way back remains.
  const { data } = useQuery(neighboursQuery(useLocale(), item));
  return (
    <nav className={css.onward} aria-label={t('newsItem.onward')}>
      <div className={css.neighbours}>
        {data?.newer && <Neighbour item={data.newer} label={t('newsItem.newer')} rel="next" />}
        {data?.older && <Neighbour item={data.older} label={t('newsItem.older')} rel="prev" />}
      </div>
      <TextLink to={routes.news.href()} icon={arrowLeftIcon} look="quiet">
        {t('newsItem.back')}
      </TextLink>
    </nav>
  );
}

function Neighbour(props: { item: NewsNeighbour; label: string; rel: 'next' | 'prev' }): ReactElement {
  return (
    <Link to={routes.newsItem.href({ slug: props.item.slug })} className={css.neighbour} rel={props.rel}>
      <span className={css.neighbourLabel}>{props.label}</span>
      <span className={css.neighbourTitle}>{typeset(props.item.title)}</span>
    </Link>
  );
}
