import { emailSchema, newPasswordSchema, PRODUCT, ROLE } from '@arbora/domain';
import type { Acl, AuthPerson, AuthRole } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { AppError, toAppError } from '../http/errors';
import { machineText, personName } from '../http/fields';
import { idempotencyHeaders, runIdempotently } from '../http/idempotency';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { announceRegistration } from './announce-registration';
import { logAuthEvent } from './auth-log';
import type { Caller } from '../http/access';
import { createPerson } from './create-person';
import { hashPassword, refuseWeakPassword } from './password';
import { PERSON_COLUMNS } from './person-columns';
import { REGISTRATION_LIMIT } from './registration-limit';
import { isLiveAdmin } from '../http/rights';
import { aclField, allowedAppsField, prefsField, rolesField } from './user-fields';

const body = v.strictObject({
  apiKey: v.optional(machineText(200)),
  email: emailSchema,
  password: newPasswordSchema,
  roles: v.optional(rolesField),
  allowed_apps: v.optional(allowedAppsField),
  prefs: v.optional(prefsField),
  acl: v.optional(aclField),
  name: v.optional(personName, ''),
});

/**
 * `POST /api/auth/user/create` → 201 with the `AuthPerson`. An admin names roles, apps and staff rights; the public app
 * key creates a registration that awaits approval, regardless of other fields, and notifies the nursery. A repeated
 * `Idempotency-Key` returns the account created before. 409 auth.user_exists.
 */
export function registerUserCreate(app: App, deps: Deps): void {
  const { config, database } = deps;
  app.post(
    '/api/auth/user/create',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Creates an account; without an admin’s token it awaits approval',
        errors: [
          'auth.user_exists',
          'auth.password_weak',
          'request.limited',
          'auth.forbidden',
          'profile.nickname_taken',
        ],
        body,
        headers: idempotencyHeaders,
      },
    },
    async (request, reply) => {
      const { apiKey, email, password, name, prefs } = request.body;
      const byAdmin = await isLiveAdmin(database, request.caller);
      if (!byAdmin && apiKey !== config.appKey) throw new AppError('auth.forbidden');
      if (!byAdmin) await countCall(database, REGISTRATION_LIMIT, limitKey(request));
      await refuseWeakPassword(password, 'password', { email }, config);
      const { roles, allowedApps, acl } = byAdmin
        ? adminChoice(request.body)
        : { roles: [ROLE.registration], allowedApps: [PRODUCT], acl: [] };
      const passwordHash = await hashPassword(password);
      const { person, isRepeated } = await database
        .asService(async (client) => {
          const country = prefs?.profile?.country ?? null;
          const idempotent = {
            operation: 'user_create',
            key: request.headers['idempotency-key'],
            personId: byAdmin ? actor(request.caller) : null,
            request: { email, name, prefs, roles, allowedApps, acl },
          };
          const { result, isRepeated } = await runIdempotently(client, idempotent, async () => {
            const id = await createPerson(client, {
              email,
              passwordHash,
              roles,
              allowedApps,
              prefs: { ...prefs, ...(name && { name }) },
              profile: { name, country, locale: prefs?.locale },
            });
            if (acl.length > 0) {
              await client.query('update public.user_profile set acl = $2 where id = $1', [id, acl]);
            }
            if (!byAdmin) await announceRegistration(client, config, { id, email, name, country });
            return { id };
          });
          const { rows } = await client.query<AuthPerson>(
            `select ${PERSON_COLUMNS} from public.auth_person where id = $1`,
            [result.id],
          );
          return { person: rows[0], isRepeated };
        })
        .catch((error: unknown) => {
          const { code } = toAppError(error);
          throw code === 'auth.user_exists' ? new AppError(code, { fields: { email: 'taken' } }) : error;
        });
      if (!isRepeated) {
        await logAuthEvent(database, request, {
          event: 'person_created',
          personId: person?.id,
          actorId: actor(request.caller),
          email,
          details: { roles, ...(acl.length > 0 && { acl }) },
        });
      }
      return reply.code(201).send(person);
    },
  );
}

interface AdminChoice {
  roles?: AuthRole[] | undefined;
  allowed_apps?: string[] | undefined;
  acl?: Acl[] | undefined;
}

function adminChoice({ roles = [], allowed_apps = [PRODUCT], acl = [] }: AdminChoice) {
  return { roles: roles.length > 0 ? roles : [ROLE.customer], allowedApps: allowed_apps, acl };
}

function actor(caller: Caller): string | null {
  return caller.claims?.sub ?? null;
}
