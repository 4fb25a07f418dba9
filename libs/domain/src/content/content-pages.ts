/** Tag of the articles that hold the bodies of pages; not listed among the news. */
export const PAGE_TAG = 'page';

/**
 * Pages whose bodies are written by editors, by path. A body is an article tagged `page`, one per language, with the
 * page's key as slug; the database enforces that tag and slug belong together.
 */
export const CONTENT_PAGES = {
  'o-nas': '/o-nas',
  reference: '/reference',
  student: '/student',
  oznameni: '/oznameni',
  gdpr: '/gdpr',
  podminky: '/podminky',
  trendy2024: '/trendy2024',
  kontakt: '/kontakt',
  services: '/services',
  'services-photo': '/services/photo',
  tour: '/tour',
} as const;
export type ContentPage = keyof typeof CONTENT_PAGES;

/** Whether a slug is the key of a page written by editors. */
export function isContentPage(slug: string): slug is ContentPage {
  return Object.hasOwn(CONTENT_PAGES, slug);
}
