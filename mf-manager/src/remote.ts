import { managerPage, officeTexts, sectionParams } from '@arbora/office/definition';
import { defineRemote } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { auditTexts } from './audit/locales';
import { dashboardTexts } from './dashboard/locales';
import { deploymentTexts } from './deployments/locales';
import { failuresTexts } from './failures/locales';
import { mailTexts } from './mail/locales';
import { settingsTexts } from './settings/locales';
import { webVitalsTexts } from './web-vitals/locales';

/** The common pages of the back office: dashboard, search, history, mail and settings (spec §2). */
export default defineRemote({
  name: 'mf-manager',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  commonTexts: [officeTexts],
  routes: [
    managerPage(routes.manager, 'dashboard.title', dashboardTexts, () => import('./dashboard/dashboard.page')),
    managerPage(routes.managerSettings, 'settings.title', settingsTexts, () => import('./settings/settings.page'), {
      search: ['form'],
    }),
    managerPage(routes.managerMail, 'mail.title', mailTexts, () => import('./mail/mail.page'), {
      search: sectionParams('state', 'kind'),
    }),
    managerPage(
      routes.managerNewsletter,
      'newsletter.new',
      mailTexts,
      () => import('./mail/newsletters/newsletter.page'),
      { search: ['from'] },
    ),
    managerPage(routes.managerAudit, 'audit.title', auditTexts, () => import('./audit/audit.page'), {
      search: sectionParams('table', 'since', 'person', 'event'),
    }),
    managerPage(
      routes.managerDeployments,
      'deployments.title',
      deploymentTexts,
      () => import('./deployments/deployments.page'),
    ),
    managerPage(routes.managerFailures, 'failures.title', failuresTexts, () => import('./failures/failures.page'), {
      search: sectionParams('remote', 'version', 'kind', 'since'),
    }),
    managerPage(
      routes.managerWebVitals,
      'webVitals.title',
      webVitalsTexts,
      () => import('./web-vitals/web-vitals.page'),
      { search: ['device', 'route'] },
    ),
  ],
  slots: [{ name: 'manager-search', load: () => import('./search/search.slot') }],
});
