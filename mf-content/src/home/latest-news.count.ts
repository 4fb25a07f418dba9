/** News on the home page: a large item and three below it. */
export const LATEST_NEWS = 4;
