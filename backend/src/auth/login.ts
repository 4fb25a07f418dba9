import type { AuthRole } from '@arbora/domain';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../service';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { tryCountCall, type RateLimit } from '../http/rate-limit';
import { logAuthEvent } from './auth-log';
import { lockPassword } from './lock-password';
import { roleFor } from './issue-token';
import { refuseIfLimited, settleAttempt } from './login-limit';
import { verifyPassword } from './password';
import { findPersonByEmail, type Person } from './person';
import { beginSecondFactor } from './second-factor/second-factor';
import { startSession } from './session';
import { admitPerson } from './second-factor/staff-factor';
import { sessionOriginOf } from './session-origin';

export interface Credentials {
  /** E-mail, trimmed and lower-case. */
  username: string;
  password: string;
  role?: AuthRole | undefined;
}

/** Logs an exceeded limit once an hour; otherwise the log would grow with each attempt. */
const LIMITED_LOGGED: RateLimit = { scope: 'login.limited_logged', max: 1, windowSeconds: 3600 };

/**
 * Checks a password and begins a session, or asks for the second factor if the account has one; fails if the password
 * is replaced meanwhile. Throws auth.rate_limited, auth.bad_credentials (the same for an unknown account), then
 * auth.blocked, auth.not_allowed_in_app or auth.awaiting_approval.
 */
export async function logIn({ config, database }: Deps, request: FastifyRequest, credentials: Credentials) {
  const { username: email, password, role: wanted } = credentials;
  const attempt = { account: email, address: limitKey(request) };
  const log = (event: Parameters<typeof logAuthEvent>[2]['event'], person: Person | null, reason?: string) =>
    logAuthEvent(database, request, { event, personId: person?.id, email, ...(reason && { details: { reason } }) });
  try {
    await refuseIfLimited(database, attempt);
    const person = await database.asService((client) => findPersonByEmail(client, email));
    const verified = await verifyPassword(person?.password_hash ?? null, password);
    await settleAttempt(database, attempt, verified);
    if (!verified || person === null) {
      await log('login_failed', person);
      throw new AppError('auth.bad_credentials');
    }
    return await admit(person);
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth.rate_limited') {
      const wait = await tryCountCall(database, LIMITED_LOGGED, `${attempt.address} ${email}`);
      if (wait === 0) await log('login_limited', null);
    }
    throw error;
  }

  async function admit(person: Person) {
    try {
      const admitted = await admitPerson(person, config);
      const role = roleFor(admitted, wanted);
      const session = await database.asService(async (client) => {
        await lockPassword(client, person.id, person.password_hash);
        const challenge = await beginSecondFactor(client, person.id);
        return challenge ?? startSession(client, person, sessionOriginOf(request), config);
      });
      if ('challenge' in session) {
        await log('second_factor_asked', person);
        return session;
      }
      await log('login', person);
      return { person: admitted, role, session };
    } catch (error) {
      if (error instanceof AppError) await log('login_refused', person, error.code);
      throw error;
    }
  }
}
