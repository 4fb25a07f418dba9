import { LOCALES } from '@arbora/domain';
import { routes } from '@arbora/routes';
import type { Config } from '../../config';
import type { App } from '../../service';

const CACHE_CONTROL = 'public, max-age=86400';
/** The file is made on request; readers distrust one that expires in more than a year (RFC 9116, 2.5.5). */
const SECURITY_DAYS = 180;
const DAY_MS = 86_400_000;

/** The contact for reports of vulnerabilities (RFC 9116); the same text for a whole day. */
function securityText({ brand, publicOrigin }: Config): string {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(today + SECURITY_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * `/.well-known/security.txt`, and `/.well-known/change-password`, where password managers send people. Others do not
 * exist: programs take any other answer, such as a redirect to a page, for support of what they look for.
 */
export function registerWellKnown(app: App, config: Config): void {
  const access = { config: { access: 'public', token: 'ignored' } } as const;
  app.get('/.well-known/security.txt', access, (_request, reply) =>
    reply.header('cache-control', CACHE_CONTROL).type('text/plain; charset=utf-8').send(securityText(config)),
  );
  // The address without a language leads to that of the browser.
  app.get('/.well-known/change-password', access, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(routes.accountSecurity.href(), 302),
  );
  app.get('/.well-known/*', access, (_request, reply) => reply.callNotFound());
}
