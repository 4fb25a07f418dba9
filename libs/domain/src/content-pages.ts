/** The tag of the bodies of pages: not among the news. */
export const PAGE_TAG = 'page';

/**
 * The pages whose bodies editors write, with their paths. A body is an article of the tag `page`, one in each language,
 * whose slug is the page's key here; the database takes no other slug for it, and these for nothing else.
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

/** Whether a slug is the key of a page whose body editors write. */
export function isContentPage(slug: string): slug is ContentPage {
  return Object.hasOwn(CONTENT_PAGES, slug);
}
