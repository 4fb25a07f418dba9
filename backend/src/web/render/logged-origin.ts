import { stripLocale } from '@arbora/domain';
import { matchRoute, type Registry } from '@arbora/registry';
import type { RenderSubject } from './route-health';

/** The origin of a rendered page, as it is logged. Its address is not: it may contain personal data. */
export interface LoggedOrigin {
  remote: string;
  version: string;
  /** Pattern; null for the page of missing addresses, and for a bundle that is preloaded. */
  route: string | null;
}

/** Returns the origin of a page of `remote`; of the shell if it is null. */
export function originOf(registry: Registry, remote: string | null, url: string | null): LoggedOrigin {
  const entry = registry.remotes.find(({ name }) => name === remote);
  const path = url?.split('?', 1)[0];
  const match = path === undefined || remote === null ? null : matchRoute(registry, stripLocale(path));
  return {
    remote: entry?.name ?? 'shell',
    version: (entry ?? registry.shell).version,
    route: match?.rule.pattern ?? null,
  };
}

/** Returns the subject of the breaker for the page at `url`. */
export function subjectOf({ remote, version, route }: LoggedOrigin, url: string): RenderSubject {
  return { route: `${remote}@${version} ${route}`, url };
}
