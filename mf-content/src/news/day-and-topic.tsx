import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { DateTime } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { NewsArticle } from './news.queries';

/** Date of an article, and its topic as a link to the filtered list. */
export function DayAndTopic({ item }: { item: Pick<NewsArticle, 'created_at' | 'topic'> }): ReactElement {
  const { t } = useText('content');
  const { created_at: day, topic } = item;
  return (
    <>
      <DateTime value={day} format="day" />
      {topic && <Link to={routes.news.href({ topic })}>{t(`topic.${topic}`)}</Link>}
    </>
  );
}
