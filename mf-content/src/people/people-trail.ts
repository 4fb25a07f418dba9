import { routes } from '@arbora/routes';

/** Breadcrumbs of a person. */
export function peopleTrail(t: (key: 'title') => string): { label: string; to: string }[] {
  return [{ label: t('title'), to: routes.people.href() }];
}
