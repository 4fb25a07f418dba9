import { line, ROLE, type NewDeployToken } from '@arbora/domain';
import * as v from 'valibot';
import { logAuthEvent } from '../auth/auth-log';
import { hashSecretToken, newSecretToken } from '../auth/secret-token';
import type { PrivateRow } from '../database/private/private-row';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { packageName } from './fields';

const COLUMNS = 'id, name, remotes, created_at, last_used_at, revoked_at';

type TokenRow = PrivateRow<'deploy_token', 'id' | 'name' | 'remotes' | 'created_at' | 'last_used_at' | 'revoked_at'>;

const created = v.strictObject({
  name: v.pipe(line(60), v.minLength(1, 'required')),
  remotes: v.pipe(v.array(packageName), v.minLength(1, 'required'), v.maxLength(50, 'too_long')),
});

/**
 * Tokens of teams, for admins. `GET /api/backend/deploy_tokens` → DeployToken[], the newest first. `POST` {name, remotes}
 * → 201 DeployToken with `token`, its secret, which is shown only then. `DELETE /api/backend/deploy_tokens/:id` → 204
 * revokes one; 404 not_found.
 */
export function deployTokensRoutes(app: App, { database }: Deps): void {
  const forAdmins = { access: [ROLE.admin], acl: ['admin' as const] };

  app.get(
    '/api/backend/deploy_tokens',
    { config: forAdmins, schema: { summary: 'Tokens by which teams deploy' } },
    async () => {
      const select = `select ${COLUMNS} from app_private.deploy_token order by created_at desc, id`;
      return (await database.service.query<TokenRow>(select)).rows;
    },
  );

  app.post(
    '/api/backend/deploy_tokens',
    { config: forAdmins, schema: { summary: 'Create a token for a team', body: created } },
    async (request, reply) => {
      const { name, remotes } = request.body;
      const token = newSecretToken();
      const { rows } = await database.service.query<TokenRow>(
        `insert into app_private.deploy_token (token_hash, name, remotes) values ($1, $2, $3) returning ${COLUMNS}`,
        [hashSecretToken(token), name, [...new Set(remotes)]],
      );
      const details = { name, remotes };
      await logAuthEvent(database, request, {
        event: 'deploy_token_created',
        actorId: request.caller.claims?.sub ?? null,
        details,
      });
      const answer: NewDeployToken = { ...rows[0]!, token };
      return reply.code(201).send(answer);
    },
  );

  app.delete(
    '/api/backend/deploy_tokens/:id',
    {
      config: forAdmins,
      schema: { summary: 'Revoke a token', errors: ['not_found'], params: v.strictObject({ id: uuid }) },
    },
    async (request, reply) => {
      const { rows } = await database.service.query<PrivateRow<'deploy_token', 'name'>>(
        `update app_private.deploy_token set revoked_at = now() where id = $1 and revoked_at is null returning name`,
        [request.params.id],
      );
      if (!rows[0]) throw new AppError('not_found');
      await logAuthEvent(database, request, {
        event: 'deploy_token_revoked',
        actorId: request.caller.claims?.sub ?? null,
        details: { name: rows[0].name },
      });
      return reply.code(204).send();
    },
  );
}
