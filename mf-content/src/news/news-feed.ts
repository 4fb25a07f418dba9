import { NEWS_FEED_PATH } from '@arbora/routes';

/** The feed that pages of news link to. */
export function newsFeed(t: (key: 'news.feedTitle') => string): { title: string; path: string } {
  return { title: t('news.feedTitle'), path: NEWS_FEED_PATH };
}
