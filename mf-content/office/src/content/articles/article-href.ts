import { COMMENTARY_TAG, PAGE_TAG } from '@arbora/domain';
import { routes } from '@arbora/routes';

/** URL of an article's record, in the section of its tag. */
export function articleHref(id: string, tag: string): string {
  if (tag === COMMENTARY_TAG) return routes.managerBulletins.href({ list: 'commentaries', id });
  return routes.managerNews.href(tag === PAGE_TAG ? { list: 'pages', id } : { id });
}
