import { shorten, typeset } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Card, DateTime } from '@arbora/ui';
import type { ReactElement } from 'react';
import { NewsPicture } from './news-picture';
import type { NewsSummary } from './news.queries';
import css from './news.module.css';

/** Longest perex of a card, in characters; longer ones would tear the row of cards apart. */
const PEREX_LENGTH = 180;

/** An item among others: picture, day, title, the beginning of its perex. */
export function NewsCard(props: { item: NewsSummary; headingLevel: 2 | 3; layout?: 'column' | 'row' }): ReactElement {
  const { item, headingLevel, layout = 'column' } = props;
  return (
    <Card
      title={typeset(item.title)}
      headingLevel={headingLevel}
      layout={layout}
      to={routes.newsItem.href({ slug: item.slug })}
      eyebrow={<DateTime value={item.created_at} />}
      media={<NewsPicture item={item} fill={layout === 'row'} />}
    >
      {item.perex && <p className={css.perex}>{typeset(shorten(item.perex, PEREX_LENGTH))}</p>}
    </Card>
  );
}
