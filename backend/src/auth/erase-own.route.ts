import type { App, Deps } from '../service';
import { erasePerson } from './erase-person';
import { lockPassword } from './lock-password';
import { ownPassword, PASSWORD_ERRORS } from './own-password';
import { clearRefreshCookie } from './refresh-cookie';
import { claimsOf, verifyOwnPassword } from './verify-own-password';

/**
 * `DELETE /api/auth/user` `{ password }` → 204: erases the caller's account. A wrong password is 401
 * auth.bad_credentials and counts as a failed login; a password that is replaced at the same time is refused without
 * counting. An admin must be erased by another admin: 409 auth.own_account.
 */
export function registerEraseOwn(app: App, deps: Deps): void {
  const { config, database } = deps;
  app.delete(
    '/api/auth/user',
    {
      config: { access: 'anyone-with-token' },
      schema: {
        summary: 'Erases the account of the caller',
        errors: [...PASSWORD_ERRORS, 'auth.own_account', 'auth.last_admin'],
        body: ownPassword,
      },
    },
    async (request, reply) => {
      const { sub } = claimsOf(request);
      const hash = await verifyOwnPassword(deps, request, request.body.password);
      await database.asService(async (client) => {
        // The profile is locked before the person, as in the erasure itself.
        await client.query('select from public.user_profile where id = $1 for update', [sub]);
        await lockPassword(client, sub, hash);
        await erasePerson(client, sub, sub);
      });
      clearRefreshCookie(reply, config.publicOrigin);
      return reply.code(204).send();
    },
  );
}
