import { emailSchema, PASSWORD_MAX_LENGTH, PRODUCT, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { requiredMachineText } from '../http/fields';
import type { App, Deps } from '../service';
import { logIn } from './login';
import { secondFactorRequired } from './second-factor/second-factor';
import { sendTokens } from './send-tokens';

/** Roles that a token can be requested for. */
export const tokenRole = v.picklist([ROLE.customer, ROLE.jobs, ROLE.manager, ROLE.admin], 'invalid');

const body = v.strictObject({
  username: emailSchema,
  password: v.pipe(v.string('required'), v.minLength(1, 'required'), v.maxLength(PASSWORD_MAX_LENGTH, 'too_long')),
  bucket_id: v.pipe(requiredMachineText(100), v.literal(PRODUCT, 'invalid')),
  role: v.optional(tokenRole),
  cookie: v.optional(v.boolean('invalid'), true),
});

/**
 * `POST /api/auth/login` → `{ accessToken }` and the refresh cookie, or with `cookie: false` `{ accessToken,
 * refreshToken }` (spec §7). An account with a second factor gets 401 auth.second_factor_required, whose details
 * `/login/second_factor` takes. Without `role` the token is for `arbora_customer`; staff request their role by name.
 */
export function registerLogin(app: App, deps: Deps): void {
  app.post(
    '/api/auth/login',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Logs in',
        errors: [
          'auth.bad_credentials',
          'auth.forbidden',
          'auth.second_factor_missing',
          'auth.rate_limited',
          'auth.not_allowed_in_app',
          'auth.awaiting_approval',
          'auth.blocked',
          'auth.second_factor_required',
        ],
        body,
      },
    },
    async (request, reply) => {
      const { cookie, username, password, role } = request.body;
      const login = await logIn(deps, request, { username, password, role });
      if ('challenge' in login) throw secondFactorRequired(login);
      return sendTokens(app, reply, deps.config, { ...login, cookie });
    },
  );
}
