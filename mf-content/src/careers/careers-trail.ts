import { routes } from '@arbora/routes';

/** Breadcrumbs of a position. */
export function careersTrail(t: (key: 'title') => string): { label: string; to: string }[] {
  return [{ label: t('title'), to: routes.careers.href() }];
}
