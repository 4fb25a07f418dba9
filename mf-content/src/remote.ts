import { defineRemote, pageAt } from '@arbora/remote';
import { routes } from '@arbora/routes';

export default defineRemote({
  name: 'mf-content',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  routes: [
    pageAt(routes.home, {
      titleKey: 'home.title',
      load: () => import('./home/home.page'),
      head: () => import('./home/home.head'),
    }),
    pageAt(routes.news, {
      search: ['page'],
      titleKey: 'news.title',
      load: () => import('./news/news-list.page'),
      head: () => import('./news/news-list.head'),
    }),
    pageAt(routes.newsItem, {
      titleKey: 'newsItem.title',
      example: routes.newsItem.href({ slug: 'jak-poznat-kvalitni-zemni-bal' }),
      validation: {
        resource: 'news_item',
        filters: { slug: 'eq.{slug}', locale: 'eq.{locale}', tag: 'eq.news' },
        translations: 'translation_group',
      },
      load: () => import('./news/news-item.page'),
      head: () => import('./news/news-item.head'),
    }),
    pageAt(routes.about, {
      titleKey: 'textPage.title.o-nas',
      load: () => import('./text-page/about.page'),
      head: () => import('./text-page/about.head'),
    }),
    pageAt(routes.student, {
      titleKey: 'textPage.title.student',
      load: () => import('./text-page/student.page'),
      head: () => import('./text-page/student.head'),
    }),
    pageAt(routes.notices, {
      titleKey: 'textPage.title.oznameni',
      load: () => import('./text-page/notices.page'),
      head: () => import('./text-page/notices.head'),
    }),
    pageAt(routes.gdpr, {
      titleKey: 'textPage.title.gdpr',
      load: () => import('./text-page/gdpr.page'),
      head: () => import('./text-page/gdpr.head'),
    }),
  ],
});
