import {
  contribute,
  dashboardFigures,
  dashboardTile,
  managerPage,
  officeTexts,
  recordedTables,
  searchHits,
  sectionParams,
} from '@arbora/office/definition';
import { defineRemote } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { registrationsTexts } from './registrations/locales';
import { usersTexts } from './users/locales';

/** The back office of the accounts: users and registrations (spec §2). */
export default defineRemote({
  name: 'mf-account-office',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  commonTexts: [officeTexts],
  routes: [
    managerPage(
      routes.managerRegistrations,
      'registrations.title',
      registrationsTexts,
      () => import('./registrations/registrations.page'),
      { search: sectionParams('country') },
    ),
    managerPage(routes.managerProfiles, 'profiles.title', usersTexts, () => import('./users/profiles.page'), {
      search: sectionParams('kind', 'country'),
    }),
  ],
  contributions: [
    contribute(dashboardFigures, { section: 'users', load: () => import('./dashboard/figures') }),
    contribute(dashboardTile, { section: 'users', load: () => import('./dashboard/registrations-tile') }),
    contribute(searchHits, { load: () => import('./search/search-hits') }),
    contribute(recordedTables, { section: 'users', load: () => import('./history/recorded-tables') }),
  ],
});
