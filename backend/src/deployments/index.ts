import cookie from '@fastify/cookie';
import type { Service } from '../service';
import { deployTokensRoutes } from './deploy-tokens.routes';
import { registerTrials } from './trials/trials.routes';
import { deploymentsRoutes } from './deployments.routes';

/** `/api/deployments`: deployments of teams to the running site, their tokens, and trials of builds. */
export const deploymentsService: Service = {
  name: 'deployments',
  async register(app, deps) {
    await app.register(cookie);
    deploymentsRoutes(app, deps);
    deployTokensRoutes(app, deps);
    registerTrials(app, deps);
  },
};
