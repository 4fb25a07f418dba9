import { registrationSchema, type UserProfile } from '@arbora/domain';
import { logAuthEvent } from '../auth/auth-log';
import { refuseWeakPassword } from '../auth/password';
import { REGISTRATION_LIMIT } from '../auth/registration-limit';
import { limitKey } from '../http/client-ip';
import { AppError, toAppError } from '../http/errors';
import { idempotencyHeaders } from '../http/idempotency';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { createProfile } from './create-profile';

/**
 * `POST /api/backend/profile/create`: registration with the public app key → 201 with `{ id, email }` of an account
 * that awaits approval; a repeated `Idempotency-Key` returns the account created before. 409 auth.user_exists and
 * profile.nickname_taken, with the field.
 */
export function registerCreateProfile(app: App, deps: Deps): void {
  app.post(
    '/api/backend/profile/create',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Registers a customer, who then awaits approval',
        errors: [
          'auth.user_exists',
          'auth.password_weak',
          'request.limited',
          'auth.forbidden',
          'profile.nickname_taken',
        ],
        body: registrationSchema,
        headers: idempotencyHeaders,
      },
    },
    async (request, reply) => {
      const registration = request.body;
      if (registration.apiKey !== deps.config.appKey) throw new AppError('auth.forbidden');
      await countCall(deps.database, REGISTRATION_LIMIT, limitKey(request));
      await refuseWeakPassword(registration.password, 'password', registration, deps.config);
      const key = request.headers['idempotency-key'];
      const { id, isRepeated } = await createProfile(deps, registration, key).catch((error: unknown) => {
        throw withField(error);
      });
      const { email } = registration;
      if (!isRepeated) {
        await logAuthEvent(deps.database, request, { event: 'registration_created', personId: id, email });
      }
      const created: Pick<UserProfile, 'id' | 'email'> = { id, email };
      return reply.code(201).send(created);
    },
  );
}

/** Adds the field whose value is taken, so that a form can show the error there. */
function withField(error: unknown): unknown {
  const { code } = toAppError(error);
  if (code === 'auth.user_exists') return new AppError(code, { fields: { email: 'taken' } });
  if (code === 'profile.nickname_taken') return new AppError(code, { fields: { nickname: 'taken' } });
  return error;
}
