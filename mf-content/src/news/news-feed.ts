import { NEWS_FEED_PATH } from '@arbora/routes';

/** What feed readers find on the pages of news. */
export function newsFeed(t: (key: 'news.feedTitle') => string): { title: string; path: string } {
  return { title: t('news.feedTitle'), path: NEWS_FEED_PATH };
}
