import { shorten, typeset } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { useText } from '@arbora/i18n';
import { Card, DateTime } from '@arbora/ui';
import type { ReactElement } from 'react';
import { authorName } from './author-name';
import { NewsPicture } from './news-picture';
import type { NewsSummary } from './news.queries';
import css from './news.module.css';

/** Maximum length of a card's perex in characters; longer ones would make a row uneven. */
const PEREX_LENGTH = 180;

export interface NewsCardProps {
  item: NewsSummary;
  headingLevel: 2 | 3;
  layout?: 'column' | 'row';
  /** `sizes` of the picture, if it is not that of a tile. */
  sizes?: string;
  /** Whether it is the page's main picture. */
  priority?: boolean;
}

/** An item in a list: picture, date and topic, title, shortened perex, author and reading time. */
export function NewsCard(props: NewsCardProps): ReactElement {
  const { item, headingLevel, layout = 'column', sizes, priority } = props;
  const { t } = useText('content');
  const author = authorName(item);
  return (
    <Card
      title={typeset(item.title)}
      headingLevel={headingLevel}
      layout={layout}
      to={routes.newsItem.href({ slug: item.slug })}
      eyebrow={
        <>
          <DateTime value={item.created_at} />
          {item.topic && <span>{t(`topic.${item.topic}`)}</span>}
        </>
      }
      footer={
        <p className={css.signed}>
          {author !== null && <span>{author}</span>}
          <span>{t('newsItem.readingTime', { minutes: item.reading_minutes })}</span>
        </p>
      }
      media={<NewsPicture item={item} fill={layout === 'row'} sizes={sizes} priority={priority} />}
    >
      {item.perex && <p className={css.perex}>{typeset(shorten(item.perex, PEREX_LENGTH))}</p>}
    </Card>
  );
}
