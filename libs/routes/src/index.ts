export { routes } from './routes';
export type { PageRoute, ParamsOf } from './page-route';
