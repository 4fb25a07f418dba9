import { routes } from '@arbora/routes';

/** The pages above a position's. */
export function careersTrail(t: (key: 'title') => string): { label: string; to: string }[] {
  return [{ label: t('title'), to: routes.careers.href() }];
}
