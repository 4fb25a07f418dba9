import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { hashSecretToken, isSecretToken } from './secret-token';

/** The secret of a reset link; any other text counts as an expired one. */
export const resetRef = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'too_long'));
const body = v.strictObject({ ref: resetRef });

const LIMIT: RateLimit = { scope: 'user.reset_check', max: 60, windowSeconds: 3600 };

/**
 * `POST /api/auth/user/reset_check` `{ ref }` → 204 for a reset link that can be used, which it leaves unused; 410
 * auth.reset_expired for any other. So nobody thinks up a password for a link that has expired.
 */
export function registerResetCheck(app: App, { database }: Deps): void {
  app.post(
    '/api/auth/user/reset_check',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Tells whether the link of a reset mail can be used',
        errors: ['auth.reset_expired', 'request.limited'],
        body,
      },
    },
    async (request, reply) => {
      const { ref } = request.body;
      await countCall(database, LIMIT, limitKey(request));
      if (!isSecretToken(ref) || !(await isUsable(hashSecretToken(ref)))) throw new AppError('auth.reset_expired');
      return reply.code(204).send();
    },
  );

  async function isUsable(refHash: Buffer): Promise<boolean> {
    const { rowCount } = await database.service.query(
      `select from app_private.password_reset
       where ref_hash = $1 and used_at is null and expires_at > clock_timestamp()`,
      [refHash],
    );
    return rowCount === 1;
  }
}
