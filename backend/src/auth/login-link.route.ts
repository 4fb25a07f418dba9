import type { PrivateRow } from '../database/private/private-row';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { requiredMachineText } from '../http/fields';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';
import * as v from 'valibot';
import { logAuthEvent } from './auth-log';
import { roleFor } from './issue-token';
import { findPersonById } from './person';
import { beginSecondFactor, secondFactorRequired } from './second-factor/second-factor';
import { sendTokens } from './send-tokens';
import { startSession } from './session';
import { admitPerson } from './second-factor/staff-factor';
import { sessionOriginOf } from './session-origin';

const body = v.strictObject({ token: requiredMachineText(200) });

const LIMIT: RateLimit = { scope: 'login.link', max: 30, windowSeconds: 3600 };

/**
 * `POST /api/auth/login_link` `{ token }` → `{ accessToken }` and the refresh cookie: logs in by the link of a mail,
 * once within a day; an account with a second factor is asked for it. 410 auth.link_expired for a used, expired or
 * unknown link; a refused person does not use the link up.
 */
export function registerLoginLink(app: App, { config, database }: Deps): void {
  app.post(
    '/api/auth/login_link',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Logs in by the link of a mail',
        errors: [
          'auth.link_expired',
          'auth.awaiting_approval',
          'auth.blocked',
          'auth.not_allowed_in_app',
          'auth.forbidden',
          'auth.second_factor_required',
          'auth.second_factor_missing',
          'request.limited',
        ],
        body,
      },
    },
    async (request, reply) => {
      await countCall(database, LIMIT, limitKey(request));
      const { person, step } = await database.asService(async (client) => {
        const { rows } = await client.query<PrivateRow<'login_link', 'person_id'>>(
          `update app_private.login_link set used_at = clock_timestamp()
           where token_hash = sha256($1::text::bytea) and used_at is null and expires_at > clock_timestamp()
           returning person_id`,
          [request.body.token],
        );
        const found = rows[0] === undefined ? null : await findPersonById(client, rows[0].person_id);
        if (found === null) throw new AppError('auth.link_expired');
        const person = await admitPerson(found, config);
        const step =
          (await beginSecondFactor(client, found.id)) ??
          (await startSession(client, found, sessionOriginOf(request), config));
        return { person, step };
      });
      const isAsked = 'challenge' in step;
      await logAuthEvent(database, request, {
        event: isAsked ? 'second_factor_asked' : 'login',
        personId: person.id,
        email: person.email,
        details: { by: 'link' },
      });
      if (isAsked) throw secondFactorRequired(step);
      return sendTokens(app, reply, config, { person, role: roleFor(person, undefined), session: step, cookie: true });
    },
  );
}
