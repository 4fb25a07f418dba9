import { routes } from '@arbora/routes';

/** The pages above what a tour shows. */
export function tourTrail(t: (key: 'title') => string): { label: string; to: string }[] {
  return [{ label: t('title'), to: routes.tour.href() }];
}
