import { NEWS_TAG } from '@arbora/domain';
import { routes } from '@arbora/routes';

/** The path, without locale, of the page that shows an article; null where its kind has no page of its own. */
export function articlePath({ tag, slug }: { tag: string; slug: string }): string | null {
  return tag === NEWS_TAG ? routes.newsItem.href({ slug }) : null;
}
