import { rest, rows, type Selection } from '@arbora/api';
import { PAGE_TAG, pickLanguage, type ContentPage, type Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const SELECT = 'title,perex,body,locale';
/** The editors' text of a page; `body` is sanitized HTML. */
export type PageText = Selection<'news_item', typeof SELECT>;

/** Such texts change a few times a year. */
const STALE_MS = 300_000;

/**
 * The text of a page in a language, with a fallback to English, then Czech (decision 44): see its `locale`. Null if
 * none is published. Requested without a token because everyone gets the same.
 */
export function pageTextQuery(locale: Locale, page: ContentPage) {
  return queryOptions({
    queryKey: ['news_item', 'page-text', locale, page],
    queryFn: async (): Promise<PageText | null> => {
      const versions = await rows(
        rest({ anonymous: true }).from('news_item').select(SELECT).eq('tag', PAGE_TAG).eq('slug', page),
      );
      return pickLanguage(versions, locale) ?? null;
    },
    staleTime: STALE_MS,
  });
}
