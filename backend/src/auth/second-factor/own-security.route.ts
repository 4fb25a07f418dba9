import type { AccountSecurity } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../../http/errors';
import { requiredMachineText } from '../../http/fields';
import { countCall, type RateLimit } from '../../http/rate-limit';
import type { App, Deps } from '../../service';
import { logAuthEvent } from '../auth-log';
import { lockPassword } from '../lock-password';
import { FACTOR_ERRORS, ownPasswordAndFactor, PASSWORD_ERRORS } from '../own-password';
import { claimsOf, verifyOwnPassword } from '../verify-own-password';
import { mailSecurityChange } from './mail-security-change';
import { beginOneTimeCode, takeOneTimeCode } from './one-time-code';
import { makeRecoveryCodes } from './recovery-codes';
import { readSecurity, afterFactorRemoved, afterFactorSetUp } from './own-security';
import { secondFactorsOf } from './second-factor';
import { verifyOwnFactor } from './verify-own-factor';

const config = { access: 'anyone-with-token' } as const;

const CONFIRM_LIMIT: RateLimit = { scope: 'user.one_time_code', max: 20, windowSeconds: 3600 };

/**
 * The protection of the caller's account. `{ password }` also has a `code` or `passkey` if the account has a second
 * factor: `GET /api/auth/user/security` → `AccountSecurity`; `POST …/one_time_code` `{
 * password }` → `{ secret, uri }` begins the set-up of an app, `POST …/one_time_code/confirm` `{ code }` completes it →
 * `{ recovery_codes }`, null for a person who has some; `DELETE …/one_time_code` `{ password }` → 204; `POST
 * …/recovery_codes` `{ password }` → `{ recovery_codes }`, which replace all earlier ones.
 */
export function registerOwnSecurity(app: App, deps: Deps): void {
  const { database } = deps;

  app.get(
    '/api/auth/user/security',
    { config, schema: { summary: 'Second factors and pending changes of the caller’s account' } },
    async (request): Promise<AccountSecurity> =>
      database.asService((client) => readSecurity(client, deps.config, claimsOf(request).sub)),
  );

  app.post(
    '/api/auth/user/security/one_time_code',
    {
      config,
      schema: {
        summary: 'Begins the set-up of one-time codes',
        errors: [...PASSWORD_ERRORS, ...FACTOR_ERRORS, 'auth.second_factor_on', 'not_found'],
        body: ownPasswordAndFactor,
      },
    },
    async (request) => {
      const { sub: id, email } = claimsOf(request);
      const hash = await verifyOwnPassword(deps, request, request.body.password);
      await verifyOwnFactor(deps, request, request.body);
      return database.asService(async (client) => {
        await lockPassword(client, id, hash);
        return beginOneTimeCode(client, deps.config, { id, email });
      });
    },
  );

  app.post(
    '/api/auth/user/security/one_time_code/confirm',
    {
      config,
      schema: {
        summary: 'Completes the set-up of one-time codes',
        errors: ['auth.code_invalid', 'request.limited', 'not_found'],
        body: v.strictObject({ code: requiredMachineText(20) }),
      },
    },
    async (request) => {
      const { sub, email } = claimsOf(request);
      const code = request.body.code.replaceAll(' ', '');
      await countCall(database, CONFIRM_LIMIT, sub);
      const codes = await database.asService(async (client) => {
        const isRight = await takeOneTimeCode(client, deps.config, sub, { code, confirms: true });
        if (!isRight) throw new AppError('auth.code_invalid');
        await mailSecurityChange(client, sub, 'one_time_codes_on');
        return afterFactorSetUp(client, claimsOf(request));
      });
      await logAuthEvent(database, request, { event: 'one_time_codes_on', personId: sub, email });
      return { recovery_codes: codes };
    },
  );

  app.delete(
    '/api/auth/user/security/one_time_code',
    {
      config,
      schema: {
        summary: 'Turns one-time codes off',
        errors: [...PASSWORD_ERRORS, ...FACTOR_ERRORS, 'auth.second_factor_missing', 'not_found'],
        body: ownPasswordAndFactor,
      },
    },
    async (request, reply) => {
      const { sub, email } = claimsOf(request);
      const hash = await verifyOwnPassword(deps, request, request.body.password);
      await verifyOwnFactor(deps, request, request.body);
      await database.asService(async (client) => {
        await lockPassword(client, sub, hash);
        await client.query('delete from app_private.one_time_code where person_id = $1', [sub]);
        await afterFactorRemoved(client, deps.config, claimsOf(request));
        await mailSecurityChange(client, sub, 'one_time_codes_off');
      });
      await logAuthEvent(database, request, { event: 'one_time_codes_off', personId: sub, email });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/auth/user/security/recovery_codes',
    {
      config,
      schema: {
        summary: 'New recovery codes',
        errors: [...PASSWORD_ERRORS, ...FACTOR_ERRORS, 'not_found'],
        body: ownPasswordAndFactor,
      },
    },
    async (request) => {
      const { sub, email } = claimsOf(request);
      const hash = await verifyOwnPassword(deps, request, request.body.password);
      await verifyOwnFactor(deps, request, request.body);
      const codes = await database.asService(async (client) => {
        await lockPassword(client, sub, hash);
        const methods = await secondFactorsOf(client, sub);
        if (methods.length === 0) throw new AppError('not_found');
        return makeRecoveryCodes(client, sub);
      });
      await logAuthEvent(database, request, { event: 'recovery_codes_made', personId: sub, email });
      return { recovery_codes: codes };
    },
  );
}
