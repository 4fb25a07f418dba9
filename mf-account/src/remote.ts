import { defineRemote, pageAt } from '@arbora/remote';
import { routes } from '@arbora/routes';

/** Login, registration and the person's own account (spec §2). */
export default defineRemote({
  name: 'mf-account',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  routes: [
    pageAt(routes.login, {
      titleKey: 'login.title',
      sitemap: false,
      load: () => import('./login/login.page'),
    }),
    pageAt(routes.registration, {
      titleKey: 'registration.title',
      load: () => import('./registration/registration.page'),
    }),
    pageAt(routes.account, {
      access: 'customer',
      titleKey: 'account.title',
      load: () => import('./account/account.page'),
    }),
  ],
});
