import { typeset } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, usePageTitle } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, Card, ListPage, Section } from '@arbora/ui';
import { placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { firstGalleriesQuery } from '../gallery/gallery.queries';
import { GalleryRow } from '../gallery/gallery-row';
import { pageTextQuery } from '../text-page/page-text.query';
import { PlantedPlaces } from './planted-places';
import { placesQuery } from './places.queries';
import { ReferenceText } from './reference-text';

/** Reference plantings, galleries and how to visit. */
function ReferencePage(): ReactElement {
  const { t } = useText('content.reference');
  const { t: common } = useText('content');
  const { data: text } = useQuery(pageTextQuery(useLocale(), 'reference'));
  usePageTitle(text?.title);
  return (
    <ListPage
      title={text ? <span lang={text.locale}>{typeset(text.title)}</span> : common('textPage.title.reference')}
      lead={text?.perex ? <span lang={text.locale}>{typeset(text.perex)}</span> : undefined}
      more={
        <>
          <ReferenceText />
          <GalleryRow title={t('galleries')} allLabel={t('allGalleries')} />
          <Visit />
        </>
      }
    >
      <PlantedPlaces />
    </ListPage>
  );
}

function Visit(): ReactElement {
  const { t } = useText('content.reference');
  return (
    <Section width="text">
      <Card title={t('visit')} headingLevel={2} tone="deep">
        <p>{t('visitText')}</p>
        <div>
          <ButtonLink to={routes.contact.href()} icon={placeIcon} variant="inverse">
            {t('write')}
          </ButtonLink>
        </div>
      </Card>
    </Section>
  );
}

export default definePage({
  queries: ({ locale }) => [pageTextQuery(locale, 'reference'), placesQuery, firstGalleriesQuery],
  Component: ReferencePage,
});
