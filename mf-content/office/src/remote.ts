import {
  contribute,
  dashboardFigures,
  dashboardTile,
  managerPage,
  officeTexts,
  photoTexts,
  recordedTables,
  searchHits,
  sectionParams,
} from '@arbora/office/definition';
import { defineRemote } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { contentTexts } from './content/locales';
import { galleriesTexts } from './galleries/locales';
import { jobsTexts } from './jobs/locales';

/** The back office of the content: articles, bulletin, comments, galleries, tours and jobs (spec §2). */
export default defineRemote({
  name: 'mf-content-office',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  commonTexts: [officeTexts, photoTexts],
  routes: [
    managerPage(routes.managerNews, 'news.title', contentTexts, () => import('./content/articles/news.page'), {
      search: sectionParams('done', 'state', 'locale', 'topic', 'month'),
    }),
    managerPage(
      routes.managerBulletins,
      'bulletin.title',
      contentTexts,
      () => import('./content/bulletin/bulletins.page'),
      { search: sectionParams('state', 'locale') },
    ),
    managerPage(routes.managerBulletin, 'bulletin.title', contentTexts, () => import('./content/bulletin/issue.page'), {
      search: ['version'],
      example: routes.managerBulletin.href({ issue: '46' }),
    }),
    managerPage(
      routes.managerComments,
      'comments.title',
      contentTexts,
      () => import('./content/comments/comments.page'),
      { search: sectionParams('hidden') },
    ),
    managerPage(routes.managerRatings, 'ratings.title', contentTexts, () => import('./content/comments/ratings.page'), {
      search: sectionParams(),
    }),
    managerPage(
      routes.managerGalleries,
      'galleries.title',
      galleriesTexts,
      () => import('./galleries/galleries.page'),
      { search: sectionParams() },
    ),
    managerPage(routes.managerGallery, 'galleries.title', galleriesTexts, () => import('./galleries/gallery.page'), {
      search: ['id', 'form'],
      example: routes.managerGallery.href({ id: '72edd9c2-6efa-8cc5-9887-13c55831c7cf' }),
    }),
    managerPage(routes.managerJobs, 'jobs.title', jobsTexts, () => import('./jobs/jobs.page'), {
      search: sectionParams('public', 'employment'),
    }),
  ],
  contributions: [
    contribute(dashboardFigures, { section: 'news', load: () => import('./dashboard/figures') }),
    contribute(dashboardTile, { section: 'news', load: () => import('./dashboard/upcoming-tile') }),
    contribute(dashboardTile, { section: 'comments', load: () => import('./dashboard/comments-tile') }),
    contribute(dashboardTile, { section: 'jobs', load: () => import('./dashboard/applications-tile') }),
    contribute(searchHits, { load: () => import('./search/search-hits') }),
    contribute(recordedTables, { load: () => import('./history/recorded-tables') }),
  ],
});
