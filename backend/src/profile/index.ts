import type { Database } from '../database/database';
import type { Service } from '../service';
import { registerCreateProfile } from './create-profile.route';
import { registerDecideRegistration } from './decide-registration.route';

/** `/api/backend/profile` and `/api/backend/registration`: registering, approving and rejecting (spec §4, §7). */
export const profileService: Service = {
  name: 'profile',
  async register(app, deps) {
    registerCreateProfile(app, deps);
    registerDecideRegistration(app, deps);
    await storeBrand(deps.database, deps.config.brand.name);
  },
};

/** Stores the brand in the database, where it is reserved as a nickname. Earlier brands stay reserved. */
async function storeBrand({ asService }: Pick<Database, 'asService'>, brand: string): Promise<void> {
  await asService((client) => client.query('select app_private.keep_brand($1)', [brand]));
}
