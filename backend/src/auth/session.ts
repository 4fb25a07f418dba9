import { createHmac, randomBytes } from 'node:crypto';
import { REFRESH_COOKIE_MS } from '@arbora/domain';
import type { PoolClient } from 'pg';
import type { Config } from '../config';
import type { PrivateRow } from '../database/private/private-row';
import { findPersonById, type Person } from './person';
import { hashSecretToken, isSecretToken, newSecretToken } from './secret-token';
import { sessionLifetime } from './session-lifetime';

/** Grace period in which a used refresh token still returns its successor: parallel tabs, lost responses. */
export const REUSE_GRACE_MS = 10_000;

export interface SessionOrigin {
  address: string;
  userAgent: string | null;
}

/** A session is the family of refresh tokens that one login began. */
export interface StartedSession {
  id: string;
  refreshToken: string;
}

/**
 * Starts a session of a person and returns its first refresh token, of which only the hash is stored. Also deletes some
 * expired sessions.
 */
export async function startSession(
  client: PoolClient,
  person: Person,
  { address, userAgent }: SessionOrigin,
  config: Config,
): Promise<StartedSession> {
  await pruneExpired(client);
  const { idle, total } = sessionLifetime(person, config);
  const refreshToken = newSecretToken();
  const { rows } = await client.query<PrivateRow<'session', 'id'>>(
    `insert into app_private.session (person_id, secret, expires_at, address, user_agent)
     values ($1, $2, now() + make_interval(secs => $3), $4, $5) returning id`,
    [person.id, randomBytes(32), Math.min(idle, total), address, userAgent],
  );
  const id = rows[0]?.id ?? '';
  await insertToken(client, id, refreshToken);
  return { id, refreshToken };
}

export type RefreshRotation =
  | { outcome: 'rotated'; sessionId: string; person: Person; refreshToken: string }
  /** A used token was presented after the grace period: stolen or replayed, so its session is ended. */
  | { outcome: 'reused'; sessionId: string; personId: string }
  /** The session ended because its person is no longer admitted, for example blocked. */
  | { outcome: 'refused'; person: Person }
  | { outcome: 'invalid' };

interface TokenState extends PrivateRow<'session', 'person_id' | 'secret' | 'ended_reason'> {
  session_id: string;
  is_live: boolean;
  age_seconds: number;
  idle_seconds: number;
  used_ms_ago: number | null;
}

/**
 * Replaces a refresh token by its successor, which extends the session's use but never its total lifetime. The lock on
 * the session's row makes parallel uses wait for the first one, and all get the same successor.
 */
export async function rotateRefreshToken(client: PoolClient, token: string, config: Config): Promise<RefreshRotation> {
  if (!isSecretToken(token)) return { outcome: 'invalid' };
  const hash = hashSecretToken(token);
  const state = await lockSessionOf(client, hash);
  const person = state && (await findPersonById(client, state.person_id));
  if (!state || !person) return { outcome: 'invalid' };
  if (state.ended_reason === 'refused') return { outcome: 'refused', person };
  if (!state.is_live) return { outcome: 'invalid' };
  const { session_id: sessionId, person_id: personId, used_ms_ago: usedMsAgo } = state;
  if (usedMsAgo !== null && usedMsAgo > REUSE_GRACE_MS) {
    await endSession(client, sessionId, 'reuse');
    return { outcome: 'reused', sessionId, personId };
  }
  const { idle, total } = sessionLifetime(person, config);
  // A person who has become staff has a shorter lifetime than the one that `expires_at` was set by.
  if (state.age_seconds >= total || state.idle_seconds >= idle) {
    await endSession(client, sessionId, 'expired');
    return { outcome: 'invalid' };
  }
  const refreshToken = successorOf(token, state.secret);
  if (usedMsAgo === null) {
    await client.query('update app_private.refresh_token set used_at = clock_timestamp() where hash = $1', [hash]);
    await insertToken(client, sessionId, refreshToken);
    await client.query(
      `update app_private.session set last_used_at = now(),
         expires_at = least(now() + make_interval(secs => $2), created_at + make_interval(secs => $3))
       where id = $1`,
      [sessionId, idle, total],
    );
  }
  return { outcome: 'rotated', sessionId, person, refreshToken };
}

/** The session of a refresh token, unless it has ended. */
export async function sessionOfToken(
  client: PoolClient,
  token: string,
): Promise<{ id: string; personId: string } | null> {
  if (!isSecretToken(token)) return null;
  const state = await lockSessionOf(client, hashSecretToken(token));
  return state?.is_live ? { id: state.session_id, personId: state.person_id } : null;
}

type EndReason = 'logout' | 'reuse' | 'refused' | 'password' | 'ended' | 'expired';

export async function endSession(client: PoolClient, sessionId: string, reason: EndReason): Promise<void> {
  await client.query(
    'update app_private.session set ended_at = now(), ended_reason = $2 where id = $1 and ended_at is null',
    [sessionId, reason],
  );
}

/** Ends every session of a person except `keep`. */
export async function endOtherSessions(
  client: PoolClient,
  personId: string,
  keep: string | null,
  reason: EndReason,
): Promise<void> {
  await client.query(
    `update app_private.session set ended_at = now(), ended_reason = $3
     where person_id = $1 and ended_at is null and id is distinct from $2`,
    [personId, keep, reason],
  );
}

async function lockSessionOf(client: PoolClient, hash: Buffer): Promise<TokenState | null> {
  // Two statements: the second one's snapshot is taken after the lock, so it sees the previous writer's commit.
  await client.query(
    `select 1 from app_private.session
     where id = (select session_id from app_private.refresh_token where hash = $1) for update`,
    [hash],
  );
  const { rows } = await client.query<TokenState>(
    `select s.id as session_id, s.person_id, s.secret,
       s.ended_at is null and s.expires_at > clock_timestamp() as is_live, s.ended_reason,
       extract(epoch from clock_timestamp() - s.created_at)::float8 as age_seconds,
       extract(epoch from clock_timestamp() - s.last_used_at)::float8 as idle_seconds,
       (extract(epoch from clock_timestamp() - t.used_at) * 1000)::float8 as used_ms_ago
     from app_private.refresh_token t join app_private.session s on s.id = t.session_id
     where t.hash = $1`,
    [hash],
  );
  return rows[0] ?? null;
}

async function insertToken(client: PoolClient, sessionId: string, token: string): Promise<void> {
  await client.query(
    `insert into app_private.refresh_token (hash, session_id, expires_at)
     values ($1, $2, now() + make_interval(secs => $3))`,
    [hashSecretToken(token), sessionId, REFRESH_COOKIE_MS / 1000],
  );
}

/**
 * The token that replaces `token`. Derived rather than random, so that parallel uses of one token get the same
 * successor although no token is stored; deriving it requires both the session's secret and the token.
 */
function successorOf(token: string, sessionSecret: Buffer): string {
  return createHmac('sha256', sessionSecret).update(token).digest('base64url');
}

/** Deletes expired sessions as new ones begin, a few at a time. */
async function pruneExpired(client: PoolClient): Promise<void> {
  await client.query(
    `delete from app_private.session where id in (
       select id from app_private.session where expires_at < now() - interval '1 day'
       order by expires_at limit 20 for update skip locked
     )`,
  );
}
