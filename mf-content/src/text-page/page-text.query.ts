import { rest, rows, type Selection } from '@arbora/api';
import { PAGE_TAG, pickLanguage, type ContentPage, type Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const SELECT = 'title,perex,body,locale';
/** What an editor has written for a page; `body` is sanitized HTML. */
export type PageText = Selection<'news_item', typeof SELECT>;

/** Such texts change a few times a year. */
const STALE_MS = 300_000;

/**
 * The text of a page in a language, else in English, else in Czech (decision 44): its `locale` says which. Null while
 * nothing is published. Asked without a token: everyone reads the same.
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
