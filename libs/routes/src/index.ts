export { accessOf } from './access';
export { CARD_PLACEHOLDER, isCardUrl } from './article-card';
export { NEWS_FEED_PATH } from './feeds';
export { reservationTarget } from './reservation-target';
export * as routes from './routes';
export { pageRoute, type PageRoute, type ParamsOf } from './page-route';
