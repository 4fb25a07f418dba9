import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import type { ReactElement } from 'react';
import { firstGalleriesQuery } from '../gallery/gallery.queries';
import { GalleryRow } from '../gallery/gallery-row';
import { peopleQuery } from '../people/people.queries';
import { PeopleRow } from '../people/people-row';
import { pageTextQuery } from '../text-page/page-text.query';
import { PageTextView } from '../text-page/text-page';

/** The editors' text about the nursery, with some of its people and galleries. */
function AboutPage(): ReactElement {
  const { t } = useText('content.about');
  return (
    <>
      <PageTextView page="o-nas" />
      <PeopleRow title={t('people')} allLabel={t('allPeople')} />
      <GalleryRow title={t('galleries')} allLabel={t('allGalleries')} />
    </>
  );
}

export default definePage({
  queries: ({ locale }) => [pageTextQuery(locale, 'o-nas'), peopleQuery, firstGalleriesQuery],
  Component: AboutPage,
});
