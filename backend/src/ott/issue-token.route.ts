import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { requiredMachineText } from '../http/fields';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';
import type { OneTimeTokens } from './one-time-tokens';

const body = v.strictObject({
  app_id: requiredMachineText(60),
  timestamp: v.pipe(v.number('invalid'), v.safeInteger('invalid'), v.minValue(0, 'invalid')),
  signature: v.pipe(v.string('required'), v.regex(/^[\da-f]{64}$/i, 'invalid')),
});

const LIMIT: RateLimit = { scope: 'ott.issue', max: 120, windowSeconds: 60 };

/**
 * `POST /api/ott` `{ app_id, timestamp, signature }` → 201 `{ token, expires_at }`: a token for one use within a
 * minute. `timestamp` is in milliseconds, `signature` as `signature.ts` makes it. 401 ott.signature_invalid,
 * ott.timestamp_stale (more than a minute off), 409 ott.replayed, 503 unavailable without a secret.
 */
export function registerIssueToken(app: App, { database }: Deps, tokens: OneTimeTokens | null): void {
  app.post(
    '/api/ott',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Issues a one-time token for a signed request',
        errors: ['ott.signature_invalid', 'ott.timestamp_stale', 'ott.replayed', 'request.limited'],
        body,
      },
    },
    async (request, reply) => {
      if (tokens === null) throw new AppError('unavailable', { message: 'OTT_SECRET is not set' });
      await countCall(database, LIMIT, limitKey(request));
      return reply.code(201).send(await tokens.issue(request.body));
    },
  );
}
