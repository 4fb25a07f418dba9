import { ROLE } from '@arbora/domain';
import type { Acl } from '@arbora/domain';
import type { Session } from '@arbora/auth';
import { matchRule } from '@arbora/registry';
import type { RouteAccess, RouteRule } from '@arbora/registry';
import { guard } from './guards';
import type { GuardFacts, Verdict } from './guards';

const RULES: RouteRule[] = (
  [
    ['/', 'public'],
    ['/login', 'public'],
    ['/novinky', 'public'],
    ['/novinky/:slug', 'public'],
    ['/nabidky/:id', 'public'],
    ['/rezervacni-dny', 'public'],
    ['/services/public-booking', 'public'],
    ['/sortiment', 'public'],
    ['/sortiment/:id', 'public'],
    ['/ucet', 'customer'],
    ['/ucet/kosik', 'customer'],
    ['/rezervace', 'customer'],
    ['/rezervace/udalost/:id', 'customer'],
    ['/tour', 'customer'],
    ['/manager', 'manager'],
    ['/manager/booking', { section: 'booking' }],
    ['/manager/news', { section: 'news' }],
    ['/manager/jobs', { section: 'jobs' }],
    ['/manager/users/registrations', { section: 'users' }],
    // A rule without a section is still protected by its path.
    ['/manager/settings', 'manager'],
  ] satisfies [string, RouteAccess][]
).map(([pattern, access]) => ({ pattern, access, layout: 'default', titleKey: 'title', sitemap: false }));

const RESTORING: Session = { status: 'restoring', user: null };
const ANONYMOUS: Session = { status: 'anonymous', user: null };

function person(...acl: Acl[]): Session {
  const isAdmin = acl.includes('admin');
  const user = { id: 'p', email: 'a@b', role: ROLE.customer, allowedRoles: [], acl, profile: null };
  return { status: 'authenticated', user: { ...user, isAdmin, isManager: acl.length > 0, needsSecondFactor: false } };
}
/** Returns the session of staff who lack the required second factor. */
function beforeSecondFactor(): Session {
  const session = person();
  return { ...session, user: session.user && { ...session.user, needsSecondFactor: true } } as Session;
}
const customer = person();

const show: Verdict = { kind: 'show' };
const wait: Verdict = { kind: 'wait' };
const notFound: Verdict = { kind: 'not-found' };
const to = (path: string): Verdict => ({ kind: 'redirect', to: path });
const denied = (section: string): Verdict => ({ kind: 'redirect', to: '/manager', state: { denied: section } });
const loginFor = (path: string): Verdict => to(`/login?return=${encodeURIComponent(path)}`);

function verdictOf(address: string, session: Session, facts: Partial<GuardFacts> = {}): Verdict {
  const { pathname: path, search, hash } = new URL(address, 'http://site');
  return guard(
    { locale: 'cs', path, search, hash },
    {
      session,
      rule: matchRule(RULES, path)?.rule ?? null,
      hasPage: (pattern) => RULES.some((rule) => rule.pattern === pattern),
      isMissing: false,
      openAssortment: true,
      ...facts,
    },
  );
}

test.each<[string, Session, Verdict]>([
  // Redirects of old URLs take precedence.
  ['/catalogue?q=acer&page=2', ANONYMOUS, to('/sortiment?q=acer&page=2')],
  ['/catalogue/anything', ANONYMOUS, to('/sortiment')],
  ['/oferta', RESTORING, to('/nabidky')],
  ['/oferta/7?a=1#b', ANONYMOUS, to('/nabidky/7?a=1#b')],
  ['/catalogues', ANONYMOUS, notFound],

  ['/logout', RESTORING, { kind: 'wait' }],
  ['/logout', ANONYMOUS, { kind: 'logout' }],
  ['/logout', customer, { kind: 'logout' }],

  // After login: the page that required it, else the back office for staff and the account for others.
  ['/login', ANONYMOUS, show],
  ['/login', RESTORING, show],
  ['/login', customer, to('/ucet')],
  ['/login', person('sales'), to('/manager')],
  ['/login?return=%2Fnovinky', person('sales'), to('/novinky')],
  ['/login?return=%2Frezervace%2Fudalost%2F1%3Fslot%3D2%23a', customer, to('/rezervace/udalost/1?slot=2#a')],
  ['/login?return=%2Fcs%2Fnovinky', customer, to('/novinky')],
  ['/login?return=https%3A%2F%2Fevil.example', customer, to('/ucet')],
  ['/login?return=%2F%2Fevil.example%2Fx', customer, to('/ucet')],
  ['/login?return=%2F%5Cevil.example', customer, to('/ucet')],
  ['/login?return=%2F%09%2Fevil.example', customer, to('/ucet')],
  ['/login?return=%2Flogin%3Freturn%3D%252Flogin', customer, to('/ucet')],
  ['/login?return=%2Flogout', customer, to('/ucet')],

  // Login required.
  ['/ucet', ANONYMOUS, loginFor('/ucet')],
  ['/ucet', RESTORING, wait],
  ['/ucet', customer, show],
  ['/rezervace/udalost/1?slot=2#a', ANONYMOUS, loginFor('/rezervace/udalost/1?slot=2#a')],
  ['/manager/booking', ANONYMOUS, loginFor('/manager/booking')],
  ['/manager/nothing', ANONYMOUS, loginFor('/manager/nothing')],
  ['/tour', ANONYMOUS, loginFor('/tour')],
  ['/rezervacni-dny', ANONYMOUS, show],
  ['/novinky/novy-manager', ANONYMOUS, show],
  ['/novinky/rezervace', ANONYMOUS, show],

  // Staff only.
  ['/manager/booking', beforeSecondFactor(), to('/ucet/zabezpeceni')],
  ['/login?return=%2Fmanager', beforeSecondFactor(), to('/ucet/zabezpeceni')],
  ['/manager', customer, to('/')],
  ['/manager/nothing', customer, to('/')],
  ['/manager', person('jobs'), show],
  ['/manager/nothing', person('jobs'), notFound],

  // Sections.
  ['/manager/booking', person('sales'), show],
  ['/manager/booking', person('editor'), denied('booking')],
  ['/manager/booking', person('admin'), show],
  ['/manager/news', person('editor'), show],
  ['/manager/news', person('sales', 'jobs'), denied('news')],
  ['/manager/jobs', person('jobs'), show],
  ['/manager/jobs', person('sales'), show],
  ['/manager/users/registrations', person('sales', 'editor', 'jobs'), denied('users')],
  ['/manager/users/registrations', person('admin'), show],
  ['/manager/settings', person('sales'), denied('settings')],

  // Assortment.
  ['/sortiment', ANONYMOUS, show],
  ['/sortiment', RESTORING, show],
  ['/sortiment', customer, to('/ucet/kosik')],
  ['/sortiment?q=javor', customer, to('/ucet/kosik?q=javor')],
  ['/sortiment/acer%20x', customer, to('/ucet/kosik?product=acer+x')],
  ['/sortiment/%E0', customer, to('/ucet/kosik?product=%25E0')],
  ['/sortiment', person('editor'), show],
  ['/sortiment/1', person('admin'), show],

  ['/', ANONYMOUS, show],
  ['/nic', ANONYMOUS, notFound],
  ['/nic', customer, notFound],
])('%s gets its verdict (case %#)', (address, session, expected) => {
  expect(verdictOf(address, session)).toEqual(expected);
});

test('a page with failed validation is not found, but only for roles that may open it', () => {
  expect(verdictOf('/novinky/x', ANONYMOUS, { isMissing: true })).toEqual(notFound);
  expect(verdictOf('/rezervace', ANONYMOUS, { isMissing: true })).toEqual(loginFor('/rezervace'));
});

test('a closed assortment requires anonymous visitors to log in', () => {
  expect(verdictOf('/sortiment', ANONYMOUS, { openAssortment: false })).toEqual(loginFor('/sortiment'));
  expect(verdictOf('/sortiment/x', RESTORING, { openAssortment: false })).toEqual(wait);
  expect(verdictOf('/sortiment', person('sales'), { openAssortment: false })).toEqual(show);
});

test('no redirect leads to a page that is not deployed', () => {
  expect(verdictOf('/sortiment', customer, { hasPage: () => false })).toEqual(show);
});
