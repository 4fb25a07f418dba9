import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageTextQuery } from '../text-page/page-text.query';

export default defineHead<'content.contact'>(({ t, locale, read, address, site }) => {
  const text = read(pageTextQuery(locale, 'kontakt').queryKey);
  const path = routes.contact.href();
  return {
    description: text?.perex || t('lead'),
    // The branches are in the metadata of every page.
    about: [breadcrumbs({ address, site }, [{ label: text?.title ?? t('title'), to: path }])],
  };
});
