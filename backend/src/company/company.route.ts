import { companyId, type CompanySubject } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import type { App, Deps } from '../service';
import { findCompany } from './find-company';

const params = v.object({ ico: v.pipe(v.string(), v.maxLength(20, 'too_long')) });

/**
 * `GET /api/company/{ico}` → the `CompanySubject` of a Czech company id, or `false`: for an id that is wrong or unknown,
 * or if the register is unavailable (spec §8), so that no form waits for it.
 */
export function registerCompany(app: App, deps: Deps): void {
  app.get(
    '/api/company/:ico',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'A company of the Czech business register, or false', params },
    },
    async (request, reply) => {
      const found = await findCompany(deps, companyId(request.params.ico), limitKey(request)).catch(
        (error: unknown) => {
          request.log.warn({ err: error }, 'business register');
          return null;
        },
      );
      const answer: CompanySubject | false = found ?? false;
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  );
}
