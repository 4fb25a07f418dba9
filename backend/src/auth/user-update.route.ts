import { ROLE, type Acl, type AuthPerson, type Row } from '@arbora/domain';
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { personName, uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { PERSON_COLUMNS } from './person-columns';
import { aclField, allowedAppsField, prefsField, rolesField } from './user-fields';

const body = v.strictObject({
  id: uuid,
  roles: v.optional(v.pipe(rolesField, v.minLength(1, 'required'))),
  allowed_apps: v.optional(allowedAppsField),
  prefs: v.optional(prefsField),
  acl: v.optional(aclField),
  name: v.optional(personName),
});
type Update = v.InferOutput<typeof body>;

/**
 * `POST /api/auth/user/update` `{ id, roles?, allowed_apps?, prefs?, acl?, name? }` → the `AuthPerson` with its `acl`,
 * for admins; all or nothing. Omitted fields stay; `prefs` are merged. 404 auth.user_unknown, 409 auth.own_account,
 * auth.last_admin.
 */
export function registerUserUpdate(app: App, { database }: Deps): void {
  app.post(
    '/api/auth/user/update',
    {
      config: { access: [ROLE.admin], acl: ['admin'], token: 'header-or-body' },
      schema: {
        summary: 'Changes the roles and rights of a person',
        errors: ['auth.user_unknown', 'auth.last_admin', 'auth.own_account'],
        body,
      },
    },
    async (request): Promise<AuthPerson & { acl: Acl[] }> => {
      return database.asRole(request.caller.claims, (client) => update(client, request.body));
    },
  );
}

async function update(client: PoolClient, { id, roles, allowed_apps, prefs, acl, name }: Update) {
  const profile = await client.query<Row<'user_profile', 'acl'>>(
    `update public.user_profile
     set acl = coalesce($2::text[], acl), name = case when $3 = '' then null else coalesce($3, name) end
     where id = $1 returning acl`,
    [id, acl ?? null, name ?? null],
  );
  const merged = prefs === undefined && name === undefined ? null : { ...prefs, ...(name !== undefined && { name }) };
  const { rows } = await client.query<AuthPerson>(
    `update public.auth_person
     set roles = coalesce($2::text[], roles), allowed_apps = coalesce($3::text[], allowed_apps), prefs = prefs || coalesce($4::jsonb, '{}')
     where id = $1 returning ${PERSON_COLUMNS}`,
    [id, roles ?? null, allowed_apps ?? null, merged],
  );
  if (rows[0] === undefined) throw new AppError('auth.user_unknown');
  return { ...rows[0], acl: profile.rows[0]?.acl ?? [] };
}
