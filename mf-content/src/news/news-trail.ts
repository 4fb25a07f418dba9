import { routes } from '@arbora/routes';

/** Breadcrumbs of an article. */
export function newsTrail(t: (key: 'news.title') => string): { label: string; to: string }[] {
  return [{ label: t('news.title'), to: routes.news.href() }];
}
