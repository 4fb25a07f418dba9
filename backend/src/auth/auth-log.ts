import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { clientIp } from '../http/client-ip';

/**
 * Events that the services log; the database logs the ones that follow from changed rights
 * (`schema/accounts/admins.sql`).
 */
export type AuthEvent =
  | 'login'
  | 'login_failed'
  | 'login_limited'
  | 'login_refused'
  | 'access_refused'
  | 'limit_exceeded'
  | 'second_factor_asked'
  | 'second_factor_failed'
  | 'recovery_code_used'
  | 'one_time_codes_on'
  | 'one_time_codes_off'
  | 'recovery_codes_made'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'email_change_asked'
  | 'email_change_refused'
  | 'email_changed'
  | 'logout'
  | 'session_ended'
  | 'data_exported'
  | 'refresh_reused'
  | 'password_changed'
  | 'reset_requested'
  | 'password_reset'
  | 'person_created'
  | 'registration_created'
  | 'deploy_token_created'
  | 'deploy_token_revoked';

interface AuthLogEntry {
  event: AuthEvent;
  personId?: string | null;
  /** The actor, if it is someone else. */
  actorId?: string | null;
  email?: string | null;
  /** The reason or subject; never a secret. */
  details?: Record<string, unknown>;
}

/** Writes one event to the auth log, with the origin of the request. */
export async function logAuthEvent(database: Database, request: FastifyRequest, entry: AuthLogEntry): Promise<void> {
  await database.asService((client) =>
    client.query(
      `insert into app_private.auth_log (event, person_id, actor_id, email, details, address, user_agent, request_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        entry.event,
        entry.personId ?? null,
        entry.actorId ?? null,
        entry.email ?? null,
        entry.details ?? null,
        clientIp(request),
        request.headers['user-agent']?.slice(0, 300) ?? null,
        request.id,
      ],
    ),
  );
}
