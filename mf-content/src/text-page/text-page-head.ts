import { CONTENT_PAGES, type ContentPage } from '@arbora/domain';
import { breadcrumbs, defineHead, type HeadOf } from '@arbora/remote';
import { pageTextQuery } from './page-text.query';

/** Metadata of a page that consists of an editors' text. */
export function textPageHead(page: ContentPage): HeadOf {
  return defineHead(({ locale, read, address, site }) => {
    const text = read(pageTextQuery(locale, page).queryKey);
    if (!text) return {};
    return {
      description: text.perex || undefined,
      about: [breadcrumbs({ address, site }, [{ label: text.title, to: CONTENT_PAGES[page] }])],
    };
  });
}
