/** Where the RSS feed of the news is; path without locale. Not a page: the server answers it. */
export const NEWS_FEED_PATH = '/novinky/rss.xml';
