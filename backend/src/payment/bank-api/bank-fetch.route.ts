import { ROLE } from '@arbora/domain';
import { AppError } from '../../http/errors';
import type { App } from '../../service';
import type { ImportDeps } from '../statement/import-statement';
import { fetchMovements } from './fetch-movements';

/**
 * `POST /api/backend/bank_fetch`: fetches the movements from the bank now. 200 `BankFetchResult`. For sales; 404
 * not_found without a token of the bank's API; 429 request.limited with `Retry-After` within 30 seconds of another
 * request to the bank; 403 auth.forbidden.
 */
export function bankFetchRoute(app: App, deps: ImportDeps): void {
  app.post(
    '/api/backend/bank_fetch',
    {
      config: { access: [ROLE.manager], acl: ['sales'] },
      schema: {
        summary: 'Fetches the movements of the account from the bank',
        errors: ['not_found', 'request.limited', 'auth.forbidden'],
      },
    },
    async () => {
      const result = await fetchMovements(deps, { isByStaff: true });
      if (result === null) throw new AppError('not_found');
      if ('wait' in result) throw new AppError('request.limited', { retryAfter: Math.max(1, result.wait) });
      return result;
    },
  );
}
