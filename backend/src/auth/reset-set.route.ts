import { newPasswordSchema, type Row } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { logAuthEvent } from './auth-log';
import { hashPassword, refuseWeakPassword, type PasswordOwner } from './password';
import { resetRef } from './reset-check.route';
import { hashSecretToken, isSecretToken } from './secret-token';

const body = v.strictObject({
  ref: resetRef,
  new_password: newPasswordSchema,
});

/** Hashing a password is expensive, and few people set one more often. */
const LIMIT: RateLimit = { scope: 'user.reset_set', max: 30, windowSeconds: 3600 };

/**
 * `POST /api/auth/user/reset_set` `{ ref, new_password }` → 204: sets the password of the reset link's account and ends
 * all its sessions. 410 auth.reset_expired for a link that is used, older than 15 minutes or unknown; a refused
 * password does not use the link up. 403 auth.blocked for a blocked person.
 */
export function registerResetSet(app: App, { config, database }: Deps): void {
  app.post(
    '/api/auth/user/reset_set',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Sets a new password by the link of the mail',
        errors: ['auth.reset_expired', 'auth.password_weak', 'request.limited', 'auth.blocked'],
        body,
      },
    },
    async (request, reply) => {
      const { ref, new_password } = request.body;
      await countCall(database, LIMIT, limitKey(request));
      if (!isSecretToken(ref)) throw new AppError('auth.reset_expired');
      const owner = await ownerOf(hashSecretToken(ref));
      await refuseWeakPassword(new_password, 'new_password', owner, config);
      const passwordHash = await hashPassword(new_password);
      const { rows } = await database.asService((client) =>
        client.query<{ person: string | null }>('select app_private.reset_password($1, $2) as person', [
          hashSecretToken(ref),
          passwordHash,
        ]),
      );
      const personId = rows[0]?.person ?? null;
      if (personId === null) throw new AppError('auth.reset_expired');
      await logAuthEvent(database, request, { event: 'password_reset', personId });
      return reply.code(204).send();
    },
  );

  /**
   * Returns the link's person. For an unknown link the password is checked without a person, because the link itself is
   * checked later.
   */
  async function ownerOf(refHash: Buffer): Promise<PasswordOwner> {
    const { rows } = await database.service.query<Row<'auth_person', 'email'>>(
      `select p.email from app_private.password_reset r join public.auth_person p on p.id = r.person_id
       where r.ref_hash = $1`,
      [refHash],
    );
    return { email: rows[0]?.email ?? null };
  }
}
