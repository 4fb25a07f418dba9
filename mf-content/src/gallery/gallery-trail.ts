import { routes } from '@arbora/routes';

/** Breadcrumbs of a gallery. */
export function galleryTrail(t: (key: 'title') => string): { label: string; to: string }[] {
  return [{ label: t('title'), to: routes.galleries.href() }];
}
