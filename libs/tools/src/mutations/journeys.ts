import { browser, type Mutation } from './mutation';

/** Faults that only a journey in a browser reveals. */
export const JOURNEYS: readonly Mutation[] = [
  {
    name: 'language-switch-loses-the-query-string',
    file: 'shell/src/layout/language-switch.tsx',
    search: '  if (!languages) return withLocale(locale, createPath(location));\n',
    replace: '  if (!languages) return withLocale(locale, location.pathname);\n',
    tests: browser('phone', 'locale.spec.ts', 'switching the language keeps the page'),
  },
  {
    name: 'login-deletes-the-draft-of-its-author',
    file: 'libs/auth/src/session.ts',
    search: '  deleteFormDrafts(token.claims.sub);\n',
    replace: '  deleteFormDrafts();\n',
    tests: browser('phone', 'unfinished-form.spec.ts', 'an unfinished reservation is restored'),
  },
  {
    name: 'offline-page-is-stored-without-its-user',
    file: 'mf-booking/src/offline/store-page.ts',
    search: '  await storeSession(cache, user);\n',
    replace: '',
    tests: browser('phone', 'offline-tickets.spec.ts', 'a ticket opens without a network until logout'),
  },
  {
    name: 'plant-page-requests-its-data-again',
    file: 'mf-shop/src/product/product.page.tsx',
    search: '      companionsQuery(id),\n',
    replace: '',
    tests: browser('phone', 'rendered.spec.ts', 'hydration does not request the data of a page again'),
  },
];
