import { defineRemote, pageAt } from '@arbora/remote';

/** Not declared in libs/routes: no page links here, and the site's bundles do not contain it. */
const PARTS = { pattern: '/dev/ui', href: () => '/dev/ui' } as const;

/** Gallery of the components of libs/ui and their states, for development; see README.md. */
export default defineRemote({
  name: 'mf-parts',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  routes: [
    pageAt(PARTS, {
      titleKey: 'title',
      sitemap: false,
      search: ['search', 'size', 'kind', 'facet', 'page'],
      load: () => import('./parts/parts.page'),
    }),
  ],
});
