import type { Service } from '../service';
import { refuseAnonymousCatalogue } from './refuse-anonymous-catalogue';
import { registerDataService } from './data-service';
import { registerProxy } from './proxy';
import { atRestApi, restApi } from './resources/declarations';

/** `/api/rest` and `/api/at-rest`: the data that screens read and write, in the PostgREST dialect (spec §7). */
export const restService: Service = {
  name: 'rest',
  async register(app, deps) {
    const { postgrestUrl } = deps.config;
    await app.register(async (scope) => {
      refuseAnonymousCatalogue(scope, () => deps.config.openAssortment);
      for (const [prefix, declaration] of [
        ['/api/rest', restApi],
        ['/api/at-rest', atRestApi],
      ] as const) {
        if (postgrestUrl === null) await registerDataService(scope, deps, { prefix, declaration });
        else await registerProxy(scope, { prefix, origin: postgrestUrl });
      }
    });
  },
};
