/** News on the home page: a large item and three below it. Apart from latest-news.tsx, whose code loads later. */
export const LATEST_NEWS_COUNT = 4;
