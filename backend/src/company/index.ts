import type { Service } from '../service';
import { registerCompany } from './company.route';

/** `/api/company`: the Czech business register (spec §5, §7). */
export const companyService: Service = {
  name: 'company',
  register(app, deps) {
    registerCompany(app, deps);
  },
};
