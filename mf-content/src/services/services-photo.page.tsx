import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, Card, Section } from '@arbora/ui';
import { mailIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { firstGalleriesQuery } from '../gallery/gallery.queries';
import { GalleryRow } from '../gallery/gallery-row';
import { pageTextQuery } from '../text-page/page-text.query';
import { PageTextView } from '../text-page/text-page';

function Ask(): ReactElement {
  const { t } = useText('content.services');
  return (
    <Section width="text">
      <Card title={t('photo.ask')} headingLevel={2} tone="tinted">
        <p>{t('photo.askText')}</p>
        <div>
          <ButtonLink to={routes.contact.href()} icon={mailIcon}>
            {t('photo.write')}
          </ButtonLink>
        </div>
      </Card>
    </Section>
  );
}

/** How to get photographs of plants (spec §2), with a few galleries. */
function ServicesPhotoPage(): ReactElement {
  const { t } = useText('content.services');
  return (
    <>
      <PageTextView page="services-photo" />
      <GalleryRow title={t('photo.galleries')} allLabel={t('photo.allGalleries')} />
      <Ask />
    </>
  );
}

export default definePage({
  queries: ({ locale }) => [pageTextQuery(locale, 'services-photo'), firstGalleriesQuery],
  Component: ServicesPhotoPage,
});
