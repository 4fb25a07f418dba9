import type { Locale, ManagerSection } from '@arbora/domain';
import { mayOpen } from '@arbora/auth';
import type { Session } from '@arbora/auth';
import type { RouteAccess, RouteRule } from '@arbora/registry';
import { accessOf, routes } from '@arbora/routes';
import { loginPath, pathAfterLogin } from './return-path';

export interface Visit {
  locale: Locale;
  /** Without locale. */
  path: string;
  search: string;
  hash: string;
}

export interface GuardFacts {
  session: Session;
  /** The matching rule; null if no page matches. */
  rule: RouteRule | null;
  /** Whether a page with this pattern is deployed; redirects lead to deployed pages only. */
  hasPage: (pattern: string) => boolean;
  /** The page has reported that its record does not exist. */
  isMissing: boolean;
  /** Whether anonymous visitors may browse the assortment (decision 10). */
  openAssortment: boolean;
}

/** `redirect` replaces the history entry; `to` is without locale, `state` is for the page there. `wait`: the session is still being restored. */
export type Verdict =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string; state?: object }
  | { kind: 'logout' }
  | { kind: 'not-found' };

type Guard = (visit: Visit, facts: GuardFacts) => Verdict | null;

const ALIASES: Readonly<Record<string, string>> = {
  catalogue: routes.assortment.pattern,
  oferta: routes.offers.pattern,
};

const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Of the path, which also protects pages that are not deployed, and of the page's rule. */
function accesses({ path }: Visit, { rule }: GuardFacts): RouteAccess[] {
  return [accessOf(path), rule?.access ?? 'public'];
}

function needsManager(visit: Visit, facts: GuardFacts): boolean {
  return accesses(visit, facts).some((access) => access === 'manager' || typeof access === 'object');
}

function needsLogin(visit: Visit, facts: GuardFacts): boolean {
  return accesses(visit, facts).some((access) => access !== 'public');
}

function sectionOf(visit: Visit, facts: GuardFacts): ManagerSection | null {
  return accesses(visit, facts).find((access) => typeof access === 'object')?.section ?? null;
}

const alias: Guard = ({ path, search, hash }) => {
  const [first = '', ...rest] = segmentsOf(path);
  const target = Object.hasOwn(ALIASES, first) ? ALIASES[first] : undefined;
  if (!target) return null;
  // A single offer keeps its id; old catalogue ids do not exist in the assortment.
  const below = first === 'catalogue' || rest.length === 0 ? '' : `/${rest.join('/')}`;
  return redirect(target + below + search + hash);
};

/** Waits while the session is being restored: logging out meanwhile would revoke the refresh token in use. */
const logout: Guard = ({ path }, { session }) => {
  if (path !== routes.logout.pattern) return null;
  return session.status === 'restoring' ? { kind: 'wait' } : { kind: 'logout' };
};

const afterLogin: Guard = ({ path, search }, { session, hasPage }) => {
  if (path !== routes.login.pattern || session.status !== 'authenticated') return null;
  if (session.user?.needsSecondFactor) return redirect(routes.accountSecurity.pattern);
  return redirect(pathAfterLogin(search, session.user?.isManager === true && hasPage(routes.manager.pattern)));
};

const loginNeeded: Guard = (visit, facts) => {
  if (!needsLogin(visit, facts) || facts.session.status === 'authenticated') return null;
  return facts.session.status === 'restoring' ? { kind: 'wait' } : redirect(loginPath(visit));
};

/** Redirects staff without a required second factor to its set-up. */
const managerOnly: Guard = (visit, facts) => {
  const { user } = facts.session;
  if (!needsManager(visit, facts) || user?.isManager) return null;
  return redirect((user?.needsSecondFactor ? routes.accountSecurity : routes.home).pattern);
};

const sectionAccess: Guard = (visit, facts) => {
  const section = sectionOf(visit, facts);
  if (!section || mayOpen(facts.session, section)) return null;
  return { kind: 'redirect', to: routes.manager.pattern, state: { denied: section } };
};

const basketInsteadOfAssortment: Guard = (visit, { session, hasPage, openAssortment }) => {
  const [first, id] = segmentsOf(visit.path);
  if (`/${first}` !== routes.assortment.pattern || session.user?.isManager) return null;
  if (!openAssortment && session.status !== 'authenticated') {
    return session.status === 'restoring' ? { kind: 'wait' } : redirect(loginPath(visit));
  }
  if (session.status !== 'authenticated' || !hasPage(routes.basket.pattern)) return null;
  const search = new URLSearchParams(visit.search);
  // The basket page shows the same catalogue and opens the product there.
  if (id) search.set('product', decoded(id));
  return redirect(search.size > 0 ? `${routes.basket.pattern}?${search}` : routes.basket.pattern);
};

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const pageExists: Guard = (_, { rule, isMissing }) => (!rule || isMissing ? { kind: 'not-found' } : null);

/** In the order of decision 8: the first verdict wins. */
const GUARDS: readonly Guard[] = [
  alias,
  logout,
  afterLogin,
  loginNeeded,
  managerOnly,
  sectionAccess,
  basketInsteadOfAssortment,
  pageExists,
];

/** Returns the verdict on a visit (spec §2). Pure: the browser and the server agree. */
export function guard(visit: Visit, facts: GuardFacts): Verdict {
  for (const check of GUARDS) {
    const verdict = check(visit, facts);
    if (verdict) return verdict;
  }
  return { kind: 'show' };
}
