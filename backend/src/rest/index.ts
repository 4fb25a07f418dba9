import type { Service } from '../service';
import { registerDataService } from './data-service';
import { atRestApi, restApi } from './resources/declarations';

/** `/api/rest` and `/api/at-rest`: the data that screens read and write, in the PostgREST dialect (spec §7). */
export const restService: Service = {
  name: 'rest',
  async register(app, deps) {
    await registerDataService(app, deps, { prefix: '/api/rest', declaration: restApi });
    await registerDataService(app, deps, { prefix: '/api/at-rest', declaration: atRestApi });
  },
};
