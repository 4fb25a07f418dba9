import { jest, type Mutation } from './mutation';

const GUARDS_TEST = jest('shell/src/guards/');

/** Guards of the shell and access to sections of the back office. */
export const GUARDS: readonly Mutation[] = [
  {
    name: 'page-for-customers-needs-no-login',
    file: 'shell/src/guards/guards.ts',
    search: "some((access) => access !== 'public')",
    replace: "some((access) => access !== 'public' && access !== 'customer')",
    tests: GUARDS_TEST,
  },
  {
    name: 'every-manager-opens-every-section',
    file: 'shell/src/guards/guards.ts',
    search: 'if (!section || mayOpen(facts.session, section)) return null;',
    replace: 'if (!section || facts.session.user?.isManager) return null;',
    tests: GUARDS_TEST,
  },
  {
    name: 'customer-enters-the-back-office',
    file: 'shell/src/guards/guards.ts',
    search: 'if (!needsManager(visit, facts) || user?.isManager) return null;',
    replace: 'if (!needsManager(visit, facts) || user) return null;',
    tests: GUARDS_TEST,
  },
  {
    name: 'login-redirects-to-another-site',
    file: 'shell/src/guards/return-path.ts',
    search: '  if (url.origin !== ORIGIN) return null;\n  return stripLocale(url.pathname + url.search + url.hash);',
    replace: '  return stripLocale(url.origin === ORIGIN ? url.pathname + url.search + url.hash : path);',
    tests: GUARDS_TEST,
  },
  {
    name: 'editors-open-sales-section',
    file: 'libs/domain/src/account/roles.ts',
    search: "  offers: ['sales'],\n  photo: ['sales'],\n",
    replace: "  offers: ['sales'],\n  photo: ['sales', 'editor'],\n",
    tests: jest('mf-shop/office/src/access'),
  },
];
