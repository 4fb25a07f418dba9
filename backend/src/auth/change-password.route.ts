import { newPasswordSchema } from '@arbora/domain';
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import type { App, Deps } from '../service';
import { logAuthEvent } from './auth-log';
import { lockPassword } from './lock-password';
import { passwordField } from './own-password';
import { hashPassword, refuseWeakPassword } from './password';
import { endChallenges } from './second-factor/login-challenges';
import { endOtherSessions } from './session';
import { claimsOf, verifyOwnPassword } from './verify-own-password';

const body = v.strictObject({
  new_password: newPasswordSchema,
  current_password: passwordField,
});

/**
 * `POST /api/auth/user/change_password` → 204; ends the person's other sessions and password reset links. A wrong
 * current password is 401 auth.bad_credentials and counts as a failed login. A password that a reset link replaces at
 * the same time is refused alike, but not counted.
 */
export function registerChangePassword(app: App, deps: Deps): void {
  const { config, database } = deps;
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
      const claims = claimsOf(request);
      const { current_password, new_password } = request.body;
      await refuseWeakPassword(new_password, 'new_password', claims, config);
      const verifiedHash = await verifyOwnPassword(deps, request, current_password);
      const passwordHash = await hashPassword(new_password);
      await database.asService(async (client) => {
        await lockPassword(client, claims.sub, verifiedHash);
        await endResetLinks(client, claims.sub);
        await endChallenges(client, claims.sub);
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

/** Ends a person's remaining password reset links: none may outlive the password that it was requested for. */
async function endResetLinks(client: PoolClient, personId: string): Promise<void> {
  await client.query(
    'update app_private.password_reset set used_at = clock_timestamp() where person_id = $1 and used_at is null',
    [personId],
  );
}
