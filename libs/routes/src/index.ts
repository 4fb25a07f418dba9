export { routes } from './routes';
export type { PageRoute } from './page-route';
