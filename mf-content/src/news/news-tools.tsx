import { NEWS_TOPICS } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { NEWS_FEED_PATH } from '@arbora/routes';
import { FilterChips, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { TOPIC_PARAM } from './topic-param';
import css from './news.module.css';

/** Topics and feed above the list of news. */
export function NewsTools(): ReactElement {
  const { t, locale } = useText('content');
  return (
    <div className={css.tools}>
      <FilterChips
        name={TOPIC_PARAM}
        label={t('news.topics')}
        allLabel={t('news.allTopics')}
        options={NEWS_TOPICS.map((topic) => ({ value: topic, label: t(`topic.${topic}`) }))}
      />
      <TextLink href={`/${locale}${NEWS_FEED_PATH}`} look="quiet">
        {t('news.feed')}
      </TextLink>
    </div>
  );
}
