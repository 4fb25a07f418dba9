import { routes } from '@arbora/routes';

/** The pages above an offer. */
export function offerTrail(t: (key: 'title') => string): { label: string; to: string }[] {
  return [{ label: t('title'), to: routes.offers.href() }];
}
