import { newPasswordSchema, PASSWORD_MAX_LENGTH } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/address';
import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import { logAuthEvent } from './auth-log';
import { holdPassword } from './hold-password';
import { refuseIfLimited, settleAttempt } from './login-limit';
import { hashPassword, refuseWeakPassword, verifyPassword } from './password';
import { findPersonById } from './person';
import { endResetLinks } from './reset-links';
import { endOtherSessions } from './session';

const body = v.strictObject({
  new_password: newPasswordSchema,
  current_password: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(PASSWORD_MAX_LENGTH, 'too_long')),
});

/**
 * `POST /api/auth/user/change_password` → 204 and the end of the person's other sessions and links that set a password.
 * A wrong current password is 401 auth.bad_credentials and counts as a failed login; so is one that a link replaces at
 * the same time, without counting.
 */
export function registerChangePassword(app: App, { config, database }: Deps): void {
  app.post(
    '/api/auth/user/change_password',
    {
      config: { access: 'anyone-with-token', token: 'header-or-body' },
      schema: {
        summary: 'Changes the own password and ends the other sessions',
        errors: ['auth.bad_credentials', 'auth.rate_limited', 'auth.password_weak'],
        body,
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      const { current_password, new_password } = request.body;
      refuseWeakPassword(new_password, 'new_password', claims, config);
      const attempt = { account: claims.email, address: limitKey(request) };
      await refuseIfLimited(database, attempt);
      const person = await database.asService((client) => findPersonById(client, claims.sub));
      const verified = await verifyPassword(person?.password_hash ?? null, current_password);
      await settleAttempt(database, attempt, verified);
      if (!verified) throw new AppError('auth.bad_credentials');
      const passwordHash = await hashPassword(new_password);
      await database.asService(async (client) => {
        await holdPassword(client, claims.sub, person?.password_hash ?? null);
        await endResetLinks(client, claims.sub);
        await client.query(
          'update app_private.credential set password_hash = $2, changed_at = now() where person_id = $1',
          [claims.sub, passwordHash],
        );
        await endOtherSessions(client, claims.sub, claims.sid, 'password');
      });
      await logAuthEvent(database, request, { event: 'password_changed', personId: claims.sub, email: claims.email });
      return reply.code(204).send();
    },
  );
}
