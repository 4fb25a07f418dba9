import { isAdmin, REFRESH_COOKIE, TRIAL_COOKIE, type Row, type TrialBuild } from '@arbora/domain';
import type { FastifyRequest } from 'fastify';
import { hashSecretToken } from '../../auth/secret-token';
import { cookieValue } from '../../http/cookie-value';
import * as v from 'valibot';
import type { Database } from '../../database/database';
import type { PrivateRow } from '../../database/private/private-row';
import { trialBuilds } from './trial-builds';

/**
 * Returns the builds that the session of a request tries out; null for all others. They are kept with the session, so a
 * forged cookie has no effect, and they end with it, or when its person is no longer an admin.
 */
export async function trialOf(
  { service }: Pick<Database, 'service'>,
  request: FastifyRequest,
): Promise<TrialBuild[] | null> {
  // Other documents need no query.
  if (cookieValue(request.headers.cookie, TRIAL_COOKIE) === undefined) return null;
  const token = cookieValue(request.headers.cookie, REFRESH_COOKIE);
  if (!token) return null;
  const { rows } = await service.query<PrivateRow<'session', 'trial'> & Row<'user_profile', 'acl'>>(
    `select s.trial, u.acl
     from app_private.refresh_token t
     join app_private.session s on s.id = t.session_id
     join public.auth_person p on p.id = s.person_id
     join public.user_profile u on u.id = p.id
     where t.hash = $1 and s.trial is not null and s.ended_at is null and s.expires_at > now() and not p.is_blocked`,
    [hashSecretToken(token)],
  );
  const [found] = rows;
  return found && isAdmin(found.acl ?? []) ? v.parse(trialBuilds, found.trial) : null;
}

/** Starts a trial in a session of the person. */
export async function startTrial(
  { service }: Pick<Database, 'service'>,
  { session, person }: { session: string; person: string },
  builds: readonly TrialBuild[],
): Promise<void> {
  await service.query('update app_private.session set trial = $3 where id = $1 and person_id = $2', [
    session,
    person,
    JSON.stringify(builds),
  ]);
}

/** Ends the trial of the request's session, if there is one. */
export async function endTrial({ service }: Pick<Database, 'service'>, request: FastifyRequest): Promise<void> {
  const token = cookieValue(request.headers.cookie, REFRESH_COOKIE);
  if (!token) return;
  await service.query(
    `update app_private.session set trial = null
     where id = (select session_id from app_private.refresh_token where hash = $1)`,
    [hashSecretToken(token)],
  );
}
