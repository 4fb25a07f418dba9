import { routes } from '@arbora/routes';

/** The pages above an article. */
export function newsTrail(t: (key: 'news.title') => string): { label: string; to: string }[] {
  return [{ label: t('news.title'), to: routes.news.href() }];
}
