import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { DateTime } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { NewsArticle } from './news.queries';

/** Above the title of an article: its day, and its topic, which leads to the other articles about it. */
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
