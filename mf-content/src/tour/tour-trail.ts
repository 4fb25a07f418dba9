import { routes } from '@arbora/routes';

/** Breadcrumbs of a tour. */
export function tourTrail(t: (key: 'title') => string): { label: string; to: string }[] {
  return [{ label: t('title'), to: routes.tour.href() }];
}
