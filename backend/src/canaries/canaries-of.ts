import { createHash, randomBytes } from 'node:crypto';
import { REFRESH_COOKIE, SESSION_HINT_COOKIE, VARIANT_COOKIE, type Row } from '@arbora/domain';
import type { CanaryEntry, Registry } from '@arbora/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecretToken } from '../auth/secret-token';
import type { Database } from '../database/database';
import { cookieValue } from '../http/cookie-value';

const COOKIE_ID = /^[0-9a-f]{16}$/;
const COOKIE_SECONDS = 30 * 86_400;

/** The random id of a browser; undefined before its first page. */
function browserOf(request: FastifyRequest): string | undefined {
  const id = cookieValue(request.headers.cookie, VARIANT_COOKIE);
  return id !== undefined && COOKIE_ID.test(id) ? id : undefined;
}

/** Whether a browser is in the share of a remote: always the same, and independent of other remotes. */
export function isInShare(browser: string, name: string, share: number): boolean {
  const digest = createHash('sha256').update(`${browser}/${name}`).digest();
  return digest.readUInt32BE() % 100 < share;
}

async function emailOf({ service }: Pick<Database, 'service'>, request: FastifyRequest): Promise<string | null> {
  const token = cookieValue(request.headers.cookie, REFRESH_COOKIE);
  if (!token || cookieValue(request.headers.cookie, SESSION_HINT_COOKIE) === undefined) return null;
  const { rows } = await service.query<Row<'auth_person', 'email'>>(
    `select p.email
     from app_private.refresh_token t
     join app_private.session s on s.id = t.session_id
     join public.auth_person p on p.id = s.person_id
     where t.hash = $1 and s.ended_at is null and s.expires_at > now()`,
    [hashSecretToken(token)],
  );
  return rows[0]?.email ?? null;
}

function canaries(registry: Registry | null): [string, CanaryEntry][] {
  return Object.entries(registry?.canaries ?? {});
}

/** Returns the remotes of which the browser, or the person of its session, gets the canary. */
export async function canariesOf(
  database: Pick<Database, 'service'>,
  request: FastifyRequest,
  registry: Registry | null,
  browser = browserOf(request),
): Promise<string[]> {
  const present = canaries(registry);
  if (present.length === 0) return [];
  const isPersonal = present.some(([, { people }]) => people.length > 0);
  // Without the database, people get the version of their browser.
  const email = isPersonal ? await emailOf(database, request).catch(() => null) : null;
  return present
    .filter(
      ([name, { share, people }]) =>
        (email !== null && people.includes(email)) || (browser !== undefined && isInShare(browser, name, share)),
    )
    .map(([name]) => name);
}

/** The same for a document: a browser without an id gets one, if there is a canary. */
export async function canariesOfPage(
  database: Pick<Database, 'service'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { registry, isSecure }: { registry: Registry; isSecure: boolean },
): Promise<string[]> {
  const isShared = canaries(registry).some(([, { share }]) => share > 0);
  let browser = browserOf(request);
  if (isShared && browser === undefined) {
    browser = randomBytes(8).toString('hex');
    const attributes = `Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    void reply.header('set-cookie', `${VARIANT_COOKIE}=${browser}; ${attributes}`);
  }
  return canariesOf(database, request, registry, browser);
}
