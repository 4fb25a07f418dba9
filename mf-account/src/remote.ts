import { LOGIN_LINK_PARAM } from '@arbora/domain';
import { defineRemote, pageAt } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { emailTexts } from './email/locales';
import { securityTexts } from './security/locales';

/** Login, registration, the person's own account and newsletters (spec §2). */
export default defineRemote({
  name: 'mf-account',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  routes: [
    pageAt(routes.login, {
      search: ['return', LOGIN_LINK_PARAM],
      secretParams: [LOGIN_LINK_PARAM],
      titleKey: 'login.title',
      sitemap: false,
      load: () => import('./login/login.page'),
    }),
    pageAt(routes.passwordReset, {
      titleKey: 'reset.title',
      sitemap: false,
      // Its form changes with the mailed link, which must not reach the server.
      rendered: false,
      search: ['ref'],
      secretParams: ['ref'],
      load: () => import('./reset/reset.page'),
    }),
    pageAt(routes.emailChange, {
      titleKey: 'email.title',
      section: emailTexts,
      sitemap: false,
      // The mailed link is a secret, which must not reach the server.
      rendered: false,
      search: ['ref'],
      secretParams: ['ref'],
      load: () => import('./email/email-change.page'),
    }),
    pageAt(routes.registration, {
      search: ['return'],
      titleKey: 'registration.title',
      load: () => import('./registration/registration.page'),
      head: () => import('./registration/registration.head'),
    }),
    pageAt(routes.subscriptions, {
      titleKey: 'newsletters.title',
      search: ['id', 'confirmed'],
      secretParams: ['id'],
      load: () => import('./newsletters/subscriptions.page'),
      head: () => import('./newsletters/subscriptions.head'),
    }),
    pageAt(routes.account, {
      titleKey: 'account.title',
      load: () => import('./account/account.page'),
    }),
    pageAt(routes.accountNickname, {
      titleKey: 'nickname.title',
      load: () => import('./nickname/nickname.page'),
    }),
    pageAt(routes.accountSecurity, {
      titleKey: 'security.title',
      section: securityTexts,
      load: () => import('./security/security.page'),
    }),
  ],
});
