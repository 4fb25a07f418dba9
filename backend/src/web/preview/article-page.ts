import { CONTENT_PAGES, isContentPage, NEWS_TAG, PAGE_TAG } from '@arbora/domain';
import { routes } from '@arbora/routes';

/** Path, without locale, of the page that shows an article; null if its kind has no page. */
export function articlePath({ tag, slug }: { tag: string; slug: string }): string | null {
  if (tag === NEWS_TAG) return routes.newsItem.href({ slug });
  return tag === PAGE_TAG && isContentPage(slug) ? CONTENT_PAGES[slug] : null;
}
