import * as v from 'valibot';
import type { Person } from '../person';
import { AppError } from '../../http/errors';
import { requiredMachineText } from '../../http/fields';
import { tryCountCall } from '../../http/rate-limit';
import type { App, Deps } from '../../service';
import { sendTokens } from '../send-tokens';
import { logAuthEvent } from '../auth-log';
import { roleFor } from '../issue-token';
import { tokenRole } from '../login.route';
import { findPersonById } from '../person';
import { startSession } from '../session';
import { sessionOriginOf } from '../session-origin';
import { endChallenge, personOfChallenge } from './login-challenges';
import { admitPerson } from './staff-factor';
import { factorCodeKind, FACTOR_LIMIT, takeFactorCode } from './take-factor-code';

const body = v.strictObject({
  challenge: requiredMachineText(100),
  code: requiredMachineText(40),
  role: v.optional(tokenRole),
  cookie: v.optional(v.boolean('invalid'), true),
});

/**
 * `POST /api/auth/login/second_factor` `{ challenge, code }` → as `/login`: the second step of a login, by a code of
 * the person's app or a recovery code. 401 auth.code_invalid leaves the step open; 410 auth.challenge_expired for a
 * step that has ended, after ten minutes at most.
 */
export function registerSecondFactor(app: App, { config, database }: Deps): void {
  app.post(
    '/api/auth/login/second_factor',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'The second step of a login',
        errors: [
          'auth.code_invalid',
          'auth.challenge_expired',
          'auth.rate_limited',
          'auth.awaiting_approval',
          'auth.blocked',
          'auth.not_allowed_in_app',
          'auth.forbidden',
          'auth.second_factor_missing',
          'not_found',
        ],
        body,
      },
    },
    async (request, reply) => {
      const { challenge, code, role: wanted, cookie } = request.body;
      const found = await database.asService(async (client) => {
        const id = await personOfChallenge(client, challenge);
        return findPersonById(client, id);
      });
      if (found === null) throw new AppError('auth.challenge_expired');
      const person = await admitPerson(found, config);
      const role = roleFor(person, wanted);
      const wait = await tryCountCall(database, FACTOR_LIMIT, person.id);
      if (wait > 0) throw new AppError('auth.rate_limited', { retryAfter: wait });
      const by = factorCodeKind(code);
      const session = await database.asService(async (client) => {
        if (!(await takeFactorCode(client, config, person.id, code))) return null;
        await endChallenge(client, challenge);
        return startSession(client, found, sessionOriginOf(request), config);
      });
      if (session === null) {
        await log(person, 'second_factor_failed');
        throw new AppError('auth.code_invalid');
      }
      if (by === 'recovery') await log(person, 'recovery_code_used');
      await log(person, 'login');
      return sendTokens(app, reply, config, { person, role, session, cookie });

      function log({ id, email }: Person, event: 'second_factor_failed' | 'recovery_code_used' | 'login') {
        return logAuthEvent(database, request, { event, personId: id, email, details: { by } });
      }
    },
  );
}
