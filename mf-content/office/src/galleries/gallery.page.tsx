import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { useNavigate, useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Badge, Button, PageLoading, QueryView, useParamLink } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { ManagerPage, folderPhotosQuery, FolderView, RecordDrawer, folderPhotos } from '@arbora/office';
import { galleries } from './galleries.section';
import { managedGalleryQuery, type ManagedGallery } from './gallery.queries';

/** A gallery: texts in a drawer, pictures on the page. */
function Gallery({ gallery }: { gallery: ManagedGallery }): ReactElement {
  const { t, locale } = useText('manager.galleries');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  const { id, is_public } = gallery;
  const show = (form: string | null): void => void navigate(link({ form }), { preventScrollReset: true });
  return (
    <ManagerPage
      title={textIn(gallery, 'name', locale)}
      lead={<Badge tone={is_public ? 'success' : 'neutral'}>{t(is_public ? 'gallery.public' : 'gallery.draft')}</Badge>}
      breadcrumb={[{ label: t('galleries.title'), to: routes.managerGalleries.href() }]}
      actions={
        <Button size="small" variant="secondary" icon={editIcon} onClick={() => show('gallery')}>
          {t('gallery.edit')}
        </Button>
      }
    >
      <FolderView section={folderPhotos} target={{ photogallery_id: id }} />
      {params.has('form') && <RecordDrawer section={galleries} id={id} onClosed={() => show(null)} />}
    </ManagerPage>
  );
}

function GalleryPage({ params }: PageProps<typeof routes.managerGallery>): ReactElement {
  const { locale } = useText('manager.galleries');
  const gallery = useQuery(managedGalleryQuery(params.id));
  usePageTitle(gallery.data && textIn(gallery.data, 'name', locale));
  return (
    <QueryView query={gallery} empty={<NotFound />} skeleton={<PageLoading of="detail" shape="card" />}>
      {(shown) => <Gallery gallery={shown} />}
    </QueryView>
  );
}

export default definePage(routes.managerGallery, {
  queries: ({ params }) => [managedGalleryQuery(params.id), folderPhotosQuery({ photogallery_id: params.id })],
  Component: GalleryPage,
});
