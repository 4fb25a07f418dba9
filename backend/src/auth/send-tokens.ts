import type { AuthRole } from '@arbora/domain';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config';
import type { App } from '../service';
import { issueAccessToken } from './issue-token';
import type { Person } from './person';
import { setRefreshCookie } from './refresh-cookie';
import type { StartedSession } from './session';

/** The response to a login: an access token, with the refresh token in the cookie or in the body. */
export async function sendTokens(
  { keys }: Pick<App, 'keys'>,
  reply: FastifyReply,
  { publicOrigin }: Config,
  login: { person: Person; role: AuthRole; session: StartedSession; cookie: boolean },
) {
  const { person, role, session, cookie } = login;
  const accessToken = await issueAccessToken(keys, person, role, session.id);
  if (!cookie) return { accessToken, refreshToken: session.refreshToken };
  setRefreshCookie(reply, session.refreshToken, publicOrigin);
  return { accessToken };
}
