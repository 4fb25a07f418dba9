import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';
import { Tile, ManagerPage } from '@arbora/office';
import css from './overview.module.css';
import { photoTotalsQuery } from './photo-totals.query';
import { PhotoTabs } from './photo-tabs';
import { UnassignedUpload } from './unassigned-upload';

/** Open work in the picture library (pictures without a plant, plants without a picture), and the upload. */
function PhotoOverviewPage(): ReactElement {
  const { t, formats } = useText('manager.photo');
  const totals = useQuery(photoTotalsQuery());
  return (
    <ManagerPage title={t('photos.title')} lead={t('photos.lead')}>
      <PhotoTabs />
      <UnassignedUpload />
      <div className={css.tiles}>
        <Tile
          title={t('unassigned.title')}
          link={{ to: routes.managerPhotoUnassigned.href(), text: t('overview.assign') }}
          query={totals}
          figure={({ unassigned }) => formats.number(unassigned)}
          nothing=""
          lines={2}
        >
          {() => <p>{t('unassigned.lead')}</p>}
        </Tile>
        <Tile
          title={t('plants.without')}
          link={{ to: routes.managerPhotoAssortment.href({ pictures: 'without' }), text: t('overview.addPhotos') }}
          query={totals}
          figure={({ plants }) => formats.number(plants)}
          nothing=""
          lines={2}
        >
          {() => <p>{t('overview.plantsText')}</p>}
        </Tile>
      </div>
    </ManagerPage>
  );
}

export default definePage({ queries: () => [photoTotalsQuery()], Component: PhotoOverviewPage });
