import { officeTexts, photoTexts, sectionParams } from '@arbora/office/definition';
import { specimenTexts } from '@arbora/office/specimen-texts';
import { defineRemote, pageAt } from '@arbora/remote';

/** Not declared in libs/routes: no page links here. */
const PARTS = { pattern: '/dev/office', href: () => '/dev/office' } as const;

/** Gallery of the components of libs/office and their states, for development; see the README of libs/parts. */
export default defineRemote({
  name: 'mf-parts-office',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  commonTexts: [officeTexts, photoTexts],
  routes: [
    pageAt(PARTS, {
      titleKey: 'title',
      section: specimenTexts,
      layout: 'manager',
      sitemap: false,
      // antd does not run on a server.
      rendered: false,
      search: sectionParams('state', 'plant'),
      load: () => import('./parts/parts.page'),
    }),
  ],
});
