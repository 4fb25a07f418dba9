import { routes } from '@arbora/routes';

/** The pages above a person's. */
export function peopleTrail(t: (key: 'title') => string): { label: string; to: string }[] {
  return [{ label: t('title'), to: routes.people.href() }];
}
