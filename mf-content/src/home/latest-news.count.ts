/** News on the home page: one that leads, and three below it. */
export const LATEST_NEWS = 4;
