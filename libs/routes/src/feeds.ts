/** Path, without locale, of the news RSS feed. Not a page: the server renders it. */
export const NEWS_FEED_PATH = '/novinky/rss.xml';
