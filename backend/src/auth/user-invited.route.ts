import { isAdmin, isManager, ROLE } from '@arbora/domain';
import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import { findPersonById, type Person } from './person';

/**
 * `GET /api/auth/user/invited` → `true` or `false`: whether the invitation of `/trendy2024` is meant for the caller
 * (spec §6): a person on the configured list, or staff. It discloses nothing about other people.
 */
export function registerUserInvited(app: App, { config, database }: Deps): void {
  /** The current e-mail and rights, not those of the token. */
  function isInvited({ email, roles, acl }: Person): boolean {
    const isStaff = isAdmin(acl) || isManager(acl) || roles.includes(ROLE.admin) || roles.includes(ROLE.manager);
    return isStaff || config.invitedEmails.includes(email);
  }

  app.get(
    '/api/auth/user/invited',
    {
      config: { access: 'anyone-with-token' },
      schema: { summary: 'Whether the invitation is meant for the caller' },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      const person = await database.asService((client) => findPersonById(client, claims.sub));
      const answer = person !== null && isInvited(person);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  );
}
