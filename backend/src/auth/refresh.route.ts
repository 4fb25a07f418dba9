import type { AuthRole } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import { logAuthEvent } from './auth-log';
import { issueAccessToken, roleFor } from './issue-token';
import { tokenRole } from './login.route';
import { requireAdmission } from './person';
import { clearRefreshCookie, presentedToken, setRefreshCookie } from './refresh-cookie';
import { admitPerson } from './second-factor/staff-factor';
import { endSession, rotateRefreshToken } from './session';

const body = v.nullish(
  v.strictObject({
    refreshToken: v.optional(v.pipe(v.string('invalid'), v.maxLength(200, 'too_long'))),
    role: v.optional(tokenRole),
    cookie: v.optional(v.boolean('invalid')),
  }),
  {},
);

/**
 * `POST /api/auth/refresh` → `{ accessToken }` with a new refresh cookie, or with a new `refreshToken` if the old one
 * came in the body without `cookie: true`. A cookie's token never becomes readable to scripts. Without `role` the token
 * is for `arbora_customer`. Every use rotates the refresh token; every end of the session also clears the cookie.
 */
export function registerRefresh(app: App, { config, database }: Deps): void {
  app.post(
    '/api/auth/refresh',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'A new access token for a refresh token, which is replaced too',
        errors: [
          'auth.login_required',
          'auth.token_invalid',
          'auth.token_expired',
          'auth.not_allowed_in_app',
          'auth.awaiting_approval',
          'auth.blocked',
          'auth.forbidden',
          'auth.second_factor_missing',
        ],
        body,
      },
    },
    async (request, reply) => {
      const presented = presentedToken(request, request.body, config.publicOrigin);
      if (presented === null) throw new AppError('auth.login_required');
      try {
        const rotated = await rotateAndFind(presented.token, request.body.role);
        if (rotated.outcome === 'reused') {
          await logAuthEvent(database, request, { event: 'refresh_reused', personId: rotated.personId });
        }
        if (rotated.outcome === 'refused') requireAdmission(rotated.person, config);
        if (rotated.outcome !== 'rotated') throw new AppError('auth.token_invalid');
        const { person, role, sessionId } = rotated;
        const accessToken = await issueAccessToken(app.keys, person, role, sessionId);
        if (!presented.intoCookie) return { accessToken, refreshToken: rotated.refreshToken };
        setRefreshCookie(reply, rotated.refreshToken, config.publicOrigin);
        return { accessToken };
      } catch (error) {
        if (presented.from === 'cookie' && endsSession(error)) clearRefreshCookie(reply, config.publicOrigin);
        throw error;
      }
    },
  );

  /**
   * A person blocked since the login loses the session, committed before the error is thrown. A role that the person
   * does not have rolls the rotation back, because the client would not get the new token.
   */
  async function rotateAndFind(token: string, wanted: AuthRole | undefined) {
    return database.asService(async (client) => {
      const rotation = await rotateRefreshToken(client, token, config);
      if (rotation.outcome !== 'rotated') return rotation;
      const { person } = rotation;
      const admitted = await admitPerson(person, config).catch(() => null);
      if (admitted === null) {
        await endSession(client, rotation.sessionId, 'refused');
        return { outcome: 'refused', person } as const;
      }
      return { ...rotation, person: admitted, role: roleFor(admitted, wanted) };
    });
  }
}

function endsSession(error: unknown): boolean {
  return (
    error instanceof AppError &&
    ['auth.token_invalid', 'auth.blocked', 'auth.not_allowed_in_app', 'auth.awaiting_approval'].includes(error.code)
  );
}
