import type { FastifyRequest } from 'fastify';
import { hashSecretToken, isSecretToken } from '../auth/secret-token';
import type { Database } from '../database/database';
import type { PrivateRow } from '../database/private/private-row';
import { AppError } from '../http/errors';

/** A team that deploys with its token. */
export interface Team {
  name: string;
  /** Packages that it may change. */
  remotes: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    team: Team | null;
  }
}

/**
 * Returns a hook that finds the team of a request's token before its body is read. Throws auth.login_required without a
 * token, auth.token_invalid for an unknown or revoked one.
 */
export function teamOfRequest(database: Database) {
  return async (request: FastifyRequest): Promise<void> => {
    const [, token] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw new AppError('auth.login_required');
    request.team = isSecretToken(token) ? await findTeam(database, token) : null;
    if (request.team === null) throw new AppError('auth.token_invalid');
  };
}

async function findTeam(database: Database, token: string): Promise<Team | null> {
  const { rows } = await database.service.query<PrivateRow<'deploy_token', 'name' | 'remotes'>>(
    `update app_private.deploy_token set last_used_at = now()
     where token_hash = $1 and revoked_at is null returning name, remotes`,
    [hashSecretToken(token)],
  );
  return rows[0] ?? null;
}

/** Returns the request's team. Throws auth.forbidden with the packages that are not the team's. */
export function requireTeam({ team }: FastifyRequest, packages: readonly string[]): Team {
  if (team === null) throw new AppError('auth.login_required');
  const others = packages.filter((name) => !team.remotes.includes(name));
  if (others.length > 0) {
    const message = `the token of ${team.name} is for ${team.remotes.join(', ')}, not for ${others.join(', ')}`;
    throw new AppError('auth.forbidden', { message });
  }
  return team;
}
