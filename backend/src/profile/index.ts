import type { Service } from '../service';
import { registerCreateProfile } from './create-profile.route';
import { registerDecideRegistration } from './decide-registration.route';
import { keepBrand } from './keep-brand';

/** `/api/backend/profile` and `/api/backend/registration`: registering, approving and rejecting (spec §4, §7). */
export const profileService: Service = {
  name: 'profile',
  async register(app, deps) {
    registerCreateProfile(app, deps);
    registerDecideRegistration(app, deps);
    await keepBrand(deps.database, deps.config.brand.name);
  },
};
