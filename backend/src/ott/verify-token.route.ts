import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { requiredMachineText } from '../http/fields';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';
import type { OneTimeTokens } from './one-time-tokens';

const body = v.strictObject({ token: requiredMachineText(4096) });

const LIMIT: RateLimit = { scope: 'ott.verify', max: 120, windowSeconds: 60 };

/** `POST /api/ott/verify` `{ token }` → `{ app_id }`; 401 ott.token_invalid for a used or expired token. */
export function registerVerifyToken(app: App, { database }: Deps, tokens: OneTimeTokens | null): void {
  app.post(
    '/api/ott/verify',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Redeems a one-time token and returns its application',
        errors: ['ott.token_invalid', 'request.limited'],
        body,
      },
    },
    async (request) => {
      if (tokens === null) throw new AppError('unavailable', { message: 'OTT_SECRET is not set' });
      await countCall(database, LIMIT, limitKey(request));
      return tokens.redeem(request.body.token);
    },
  );
}
