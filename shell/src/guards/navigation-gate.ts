import { getSession, logout, subscribeToSession } from '@arbora/auth';
import { localeFromPath, stripLocale, withLocale } from '@arbora/domain';
import type { Locale } from '@arbora/domain';
import { matchRoute } from '@arbora/registry';
import type { Registry, RouteMatch } from '@arbora/registry';
import { createPath } from '@arbora/router';
import type { History, Location } from '@arbora/router';
import { routes } from '@arbora/routes';
import { guard } from './guards';

/** The location that the shell shows, after all guards. */
export interface GuardedLocation {
  location: Location;
  locale: Locale;
  /** Without locale. */
  path: string;
  /** `wait`: the guards need the session, which is still being restored. */
  state: 'show' | 'wait' | 'not-found';
  match: RouteMatch | null;
}

export interface GateOptions {
  history: History;
  registry: Pick<Registry, 'remotes'>;
  /** Detects the language for a path without one. */
  detect: () => Locale;
  /** Whether anonymous visitors may browse the assortment. Default: true. */
  openAssortment?: boolean;
  /** The server has found no record for the initial URL. */
  isMissing?: boolean;
  /** Unmounts the current page, which must not refetch as an anonymous visitor while its data are on screen. */
  beforeLogout?: () => Promise<void>;
}

/**
 * The navigation guard: checks every navigation and change of session, redirects, and logs out. It must be the first
 * listener of the history, so that no remote prepares a page that is denied.
 */
export class NavigationGate {
  private readonly listeners = new Set<() => void>();
  /** Path, without locale, of a page whose record does not exist; reset by the next navigation. */
  private missingPath: string | null = null;
  private leaving: Promise<void> | null = null;
  private current: GuardedLocation;
  private readonly rendered: GuardedLocation;

  constructor(private readonly options: GateOptions) {
    const { location } = options.history;
    const path = stripLocale(location.pathname);
    if (options.isMissing) this.missingPath = path;
    const current = (this.current = this.guardLocation());
    // The server renders the 404 screen without a session, also where the guards need one and redirect. The same object
    // otherwise: React renders anew after hydration if it differs.
    const isRedirected = options.isMissing && current.state !== 'not-found';
    this.rendered = withoutHash(isRedirected ? { ...current, location, path, state: 'not-found' } : current);
    options.history.listen(this.check);
    subscribeToSession(this.check);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  getLocation = (): GuardedLocation => this.current;

  /** The initial result as rendered on the server, which does not see the hash. */
  getRenderedLocation = (): GuardedLocation => this.rendered;

  /** Marks the page at `location` as not found. */
  markMissing = (location: Location): void => {
    this.missingPath = stripLocale(location.pathname);
    this.check();
  };

  private check = (): void => {
    const before = this.options.history.location;
    const guarded = this.guardLocation();
    // A redirect has re-entered this method and has already notified listeners.
    if (before !== this.options.history.location) return;
    this.current = guarded;
    for (const listener of [...this.listeners]) listener();
  };

  private guardLocation(): GuardedLocation {
    const { history, registry, detect, openAssortment = true } = this.options;
    const { location } = history;
    const locale = localeFromPath(location.pathname);
    if (!locale) {
      history.replace(withLocale(detect(), createPath(location)), location.state);
      return this.afterRedirect(location);
    }
    const path = stripLocale(location.pathname);
    if (path !== this.missingPath) this.missingPath = null;
    const match = matchRoute(registry, path);
    const verdict = guard(
      { locale, path: withoutFinalSlash(path), search: location.search, hash: location.hash },
      {
        session: getSession(),
        rule: match?.rule ?? null,
        hasPage: (pattern) => registry.remotes.some((remote) => remote.routes.some((rule) => rule.pattern === pattern)),
        isMissing: this.missingPath === path,
        openAssortment,
      },
    );
    const shown = (state: GuardedLocation['state']): GuardedLocation => ({ location, locale, path, state, match });
    switch (verdict.kind) {
      case 'redirect':
        history.replace(withLocale(locale, verdict.to), verdict.state);
        return this.afterRedirect(location);
      case 'logout':
        // Ending the session re-enters through the session listener.
        this.leaving ??= this.logOut().then(() => {
          this.leaving = null;
          if (history.location === location) history.replace(withLocale(locale, routes.home.pattern));
        });
        return shown('wait');
      case 'wait':
        return shown(this.missingPath === path ? 'not-found' : 'wait');
      default:
        return shown(verdict.kind);
    }
  }

  private async logOut(): Promise<void> {
    await this.options.beforeLogout?.();
    await logout();
  }

  /**
   * After `listen`, the redirect has already re-entered through the history listener; in the constructor there is none.
   */
  private afterRedirect(left: Location): GuardedLocation {
    if (this.options.history.location === left) throw new Error(`${left.pathname} redirects to itself`);
    return this.current?.location === this.options.history.location ? this.current : this.guardLocation();
  }
}

function withoutHash(guarded: GuardedLocation): GuardedLocation {
  return guarded.location.hash === '' ? guarded : { ...guarded, location: { ...guarded.location, hash: '' } };
}

function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
