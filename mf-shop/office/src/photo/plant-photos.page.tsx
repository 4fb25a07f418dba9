import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, PageLoading, QueryView } from '@arbora/ui';
import { externalIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { ManagerPage, folderPhotosQuery, FolderView } from '@arbora/office';
import { plantPhotos } from './photos.section';
import { picturedPlantQuery } from './plants.queries';

type Props = PageProps<typeof routes.managerPhotoProduct>;

/** The pictures of a plant. */
function PlantPhotosPage({ params }: Props): ReactElement {
  const { t } = useText('manager.photo');
  const plant = useQuery(picturedPlantQuery(params.id));
  usePageTitle(plant.data?.name);
  return (
    <QueryView query={plant} empty={<NotFound />} skeleton={<PageLoading of="detail" shape="card" />}>
      {({ product_id, name, name_cs }) => (
        <ManagerPage
          title={name}
          lead={name_cs}
          breadcrumb={[
            { label: t('photos.title'), to: routes.managerPhoto.href() },
            { label: t('plants.title'), to: routes.managerPhotoAssortment.href() },
          ]}
          actions={
            <ButtonLink variant="quiet" size="small" icon={externalIcon} to={routes.product.href({ id: product_id })}>
              {t('plant.public')}
            </ButtonLink>
          }
        >
          <FolderView section={plantPhotos} target={{ product_id }} />
        </ManagerPage>
      )}
    </QueryView>
  );
}

export default definePage(routes.managerPhotoProduct, {
  queries: ({ params }) => [picturedPlantQuery(params.id), folderPhotosQuery({ product_id: params.id })],
  Component: PlantPhotosPage,
});
