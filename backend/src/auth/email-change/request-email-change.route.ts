import { emailSchema, EMAIL_CHANGE_HOURS, type UserProfile } from '@arbora/domain';
import { routes } from '@arbora/routes';
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { AppError } from '../../http/errors';
import { countCall, type RateLimit } from '../../http/rate-limit';
import type { App, Deps } from '../../service';
import { logAuthEvent } from '../auth-log';
import { lockPassword } from '../lock-password';
import { PASSWORD_ERRORS, passwordField } from '../own-password';
import { hashSecretToken, newSecretToken } from '../secret-token';
import { claimsOf, verifyOwnPassword } from '../verify-own-password';

const PATH = '/api/auth/user/email_change';
const config = { access: 'anyone-with-token' } as const;
const body = v.strictObject({
  new_email: emailSchema,
  password: passwordField,
});

/** Limits the requests of one person and the mails to one address. */
const BY_PERSON: RateLimit = { scope: 'user.email_change', max: 5, windowSeconds: 3600 };
const BY_ADDRESS: RateLimit = { scope: 'user.email_change.address', max: 3, windowSeconds: 3600 };

/**
 * `POST /api/auth/user/email_change` `{ new_email, password }` → 204: mails a confirmation link to both addresses and
 * replaces an earlier change. 409 auth.user_exists for an address that has an account; `/user/exists` discloses that
 * anyway. `DELETE …` → 204 cancels the change.
 */
export function registerRequestEmailChange(app: App, deps: Deps): void {
  const { database } = deps;

  app.post(
    PATH,
    {
      config,
      schema: {
        summary: 'Requests a change of the caller’s e-mail address',
        errors: [...PASSWORD_ERRORS, 'auth.user_exists', 'request.limited'],
        body,
      },
    },
    async (request, reply) => {
      const { sub, sid, email } = claimsOf(request);
      const { new_email: wanted, password } = request.body;
      const hash = await verifyOwnPassword(deps, request, password);
      await countCall(database, BY_PERSON, sub);
      await countCall(database, BY_ADDRESS, wanted);
      await database.asService(async (client) => {
        await lockPassword(client, sub, hash);
        const taken = await client.query('select from public.auth_person where email = $1', [wanted]);
        if (taken.rowCount) throw new AppError('auth.user_exists');
        await mailBoth(client, { personId: sub, sessionId: sid, wanted });
      });
      await logAuthEvent(database, request, { event: 'email_change_asked', personId: sub, email });
      return reply.code(204).send();
    },
  );

  app.delete(
    PATH,
    { config, schema: { summary: 'Cancels a requested change of e-mail address' } },
    async (request, reply) => {
      await database.asService((client) =>
        client.query('delete from app_private.email_change where person_id = $1', [claimsOf(request).sub]),
      );
      return reply.code(204).send();
    },
  );

  async function mailBoth(
    client: PoolClient,
    { personId, sessionId, wanted }: { personId: string; sessionId: string; wanted: string },
  ): Promise<void> {
    const { rows } = await client.query<Pick<UserProfile, 'email' | 'locale' | 'name'>>(
      'select email, locale, name from public.user_profile where id = $1',
      [personId],
    );
    const [person] = rows;
    if (person === undefined) throw new AppError('auth.token_invalid');
    const oldToken = newSecretToken();
    const newToken = newSecretToken();
    await client.query('delete from app_private.email_change where person_id = $1', [personId]);
    await client.query(
      `insert into app_private.email_change
         (person_id, new_email, old_token_hash, new_token_hash, session_id, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
      [personId, wanted, hashSecretToken(oldToken), hashSecretToken(newToken), sessionId, EMAIL_CHANGE_HOURS],
    );
    const page = `${deps.config.publicOrigin}/${person.locale}${routes.emailChange.href()}`;
    const facts = { person_id: personId, old_email: person.email, new_email: wanted, hours: EMAIL_CHANGE_HOURS };
    for (const [kind, recipient, token] of [
      ['email-change-old', person.email, oldToken],
      ['email-change-new', wanted, newToken],
    ] as const) {
      await client.query('select app_private.enqueue_mail($1, $2, $3, $4)', [
        kind,
        recipient,
        person.locale,
        { ...facts, recipient_name: person.name, link: `${page}?ref=${token}` },
      ]);
    }
  }
}
