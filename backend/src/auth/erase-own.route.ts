import { PASSWORD_MAX_LENGTH } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/address';
import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import { erasePerson } from './erase-person';
import { holdPassword } from './hold-password';
import { refuseIfLimited, settleAttempt } from './login-limit';
import { verifyPassword } from './password';
import { findPersonById } from './person';
import { clearRefreshCookie } from './refresh-cookie';

const body = v.strictObject({
  password: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(PASSWORD_MAX_LENGTH, 'too_long')),
});

/**
 * `DELETE /api/auth/user` `{ password }` → 204: erases the caller's account. A wrong password is 401
 * auth.bad_credentials and counts as a failed login; so is one that is replaced at the same time, without counting. An
 * admin has to be erased by another one, 409 auth.own_account.
 */
export function registerEraseOwn(app: App, { config, database }: Deps): void {
  app.delete(
    '/api/auth/user',
    {
      config: { access: 'anyone-with-token' },
      schema: {
        summary: 'Erases the account of the caller',
        errors: ['auth.bad_credentials', 'auth.rate_limited', 'auth.own_account', 'auth.last_admin'],
        body,
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      const attempt = { account: claims.email, address: limitKey(request) };
      await refuseIfLimited(database, attempt);
      const person = await database.asService((client) => findPersonById(client, claims.sub));
      const verified = await verifyPassword(person?.password_hash ?? null, request.body.password);
      await settleAttempt(database, attempt, verified);
      if (!verified) throw new AppError('auth.bad_credentials');
      await database.asService(async (client) => {
        // The profile comes before the person, as in the erasure itself.
        await client.query('select from public.user_profile where id = $1 for update', [claims.sub]);
        await holdPassword(client, claims.sub, person?.password_hash ?? null);
        await erasePerson(client, claims.sub, claims.sub);
      });
      clearRefreshCookie(reply, config.publicOrigin);
      return reply.code(204).send();
    },
  );
}
