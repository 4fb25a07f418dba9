import type { Service } from '../service';
import { deployTokensRoutes } from './deploy-tokens.routes';
import { deploymentsRoutes } from './deployments.routes';

/** `/api/deployments`: deployments of teams to the running site, and their tokens. */
export const deploymentsService: Service = {
  name: 'deployments',
  register(app, deps) {
    deploymentsRoutes(app, deps);
    deployTokensRoutes(app, deps);
  },
};
