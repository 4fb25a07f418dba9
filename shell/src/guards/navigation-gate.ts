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
export interface Passage {
  location: Location;
  locale: Locale;
  /** Without locale. */
  path: string;
  /** `wait`: nothing may be shown yet. */
  state: 'show' | 'wait' | 'not-found';
  match: RouteMatch | null;
}

export interface GateOptions {
  history: History;
  registry: Pick<Registry, 'remotes'>;
  /** Language for a path that has none. */
  detect: () => Locale;
  /** Whether strangers may browse the assortment; default: they may. */
  openAssortment?: boolean;
  /** The server has found that what the present address names is not there. */
  isMissing?: boolean;
  /** Takes the present page away: it must not read again, as a stranger, what its person was shown. */
  beforeLogout?: () => Promise<void>;
}

/**
 * Stands before every navigation: asks the guards, redirects, logs out. It must be the first to listen to the history,
 * so that a page behind a guard is never even prepared by a remote. Follows the session as well.
 */
export class NavigationGate {
  private readonly listeners = new Set<() => void>();
  /** Path, without locale, of a page that has found nothing to show; forgotten when the person goes elsewhere. */
  private missingPath: string | null = null;
  private leaving: Promise<void> | null = null;
  private passage: Passage;
  private readonly rendered: Passage;

  constructor(private readonly options: GateOptions) {
    if (options.isMissing) this.missingPath = stripLocale(options.history.location.pathname);
    this.passage = this.enter();
    this.rendered = withoutHash(this.passage);
    options.history.listen(this.check);
    subscribeToSession(this.check);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  getPassage = (): Passage => this.passage;

  /** The passage as the server saw it, which is never told of a hash. */
  getRenderedPassage = (): Passage => this.rendered;

  /** The page of `location` has found that what it should show is not there. */
  markMissing = (location: Location): void => {
    this.missingPath = stripLocale(location.pathname);
    this.check();
  };

  private check = (): void => {
    const before = this.options.history.location;
    const passage = this.enter();
    // A redirect has come back here already, with the location it leads to.
    if (before !== this.options.history.location) return;
    this.passage = passage;
    for (const listener of [...this.listeners]) listener();
  };

  private enter(): Passage {
    const { history, registry, detect, openAssortment = true } = this.options;
    const { location } = history;
    const locale = localeFromPath(location.pathname);
    if (!locale) {
      history.replace(withLocale(detect(), createPath(location)), location.state);
      return this.enterAgain(location);
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
    const shown = (state: Passage['state']): Passage => ({ location, locale, path, state, match });
    switch (verdict.kind) {
      case 'redirect':
        history.replace(withLocale(locale, verdict.to));
        return this.enterAgain(location);
      case 'logout':
        // Ending the session comes back here as a change of session.
        this.leaving ??= this.logOut().then(() => {
          this.leaving = null;
          if (history.location === location) history.replace(withLocale(locale, routes.home.pattern));
        });
        return shown('wait');
      default:
        return shown(verdict.kind);
    }
  }

  private async logOut(): Promise<void> {
    await this.options.beforeLogout?.();
    await logout();
  }

  /** While listening, the redirect has been passed through here already; in the constructor nobody listens yet. */
  private enterAgain(left: Location): Passage {
    if (this.options.history.location === left) throw new Error(`${left.pathname} redirects to itself`);
    return this.passage?.location === this.options.history.location ? this.passage : this.enter();
  }
}

function withoutHash(passage: Passage): Passage {
  return passage.location.hash === '' ? passage : { ...passage, location: { ...passage.location, hash: '' } };
}

function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
