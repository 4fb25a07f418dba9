import { imageUrl, regularImageWidth, textIn } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useCachedData, useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import {
  breakpoints,
  DateTime,
  EmptyState,
  Gallery,
  Leaf,
  ListPage,
  PageLoading,
  QueryView,
  storedImage,
  type GalleryPicture,
} from '@arbora/ui';
import type { ReactElement } from 'react';
import {
  firstGalleriesQuery,
  galleryQuery,
  listedGallery,
  type GalleryPhoto,
  type PublicGallery,
} from './gallery.queries';
import { galleryTrail } from './gallery-trail';
import { OtherGalleries } from './other-galleries';

function GalleryPage({ params: { id } }: PageProps<typeof routes.gallery>): ReactElement {
  const query = useQuery(galleryQuery(id, listedGallery(useCachedData(), id)));
  const locale = useLocale();
  usePageTitle(query.data ? textIn(query.data, 'name', locale) : undefined);
  return (
    <QueryView
      query={query}
      partial
      empty={<NotFound />}
      skeleton={<PageLoading of="detail" shape="picture" count={3} />}
    >
      {(gallery) => <PicturesOf gallery={gallery} />}
    </QueryView>
  );
}

function PicturesOf({ gallery }: { gallery: PublicGallery }): ReactElement {
  const { t, locale } = useText('content.gallery');
  const pictures = (gallery.folder?.photos ?? []).map((photo) => pictureOf(photo, textIn(photo, 'title', locale)));
  return (
    <ListPage
      breadcrumb={galleryTrail(t)}
      eyebrow={<DateTime value={gallery.created_at} />}
      title={textIn(gallery, 'name', locale)}
      lead={textIn(gallery, 'description', locale) || undefined}
      more={<OtherGalleries id={gallery.id} />}
    >
      {pictures.length > 0 ? (
        <Gallery pictures={pictures} label={t('pictures')} />
      ) : (
        <EmptyState title={t('noPictures')} illustration={<Leaf />}>
          {t('noPicturesHint')}
        </EmptyState>
      )}
    </ListPage>
  );
}

/** Width of the fallback `src`: that of a common desktop screen (spec §9). */
const WIDTH = regularImageWidth(breakpoints.lg);

/** The caption serves as alternative text. */
function pictureOf({ id, key, width, height }: GalleryPhoto, caption: string): GalleryPicture {
  return { id, ...storedImage(key), src: imageUrl(key, WIDTH), alt: caption, caption, width, height };
}

export default definePage(routes.gallery, {
  queries: ({ params, cached }) => [galleryQuery(params.id, listedGallery(cached, params.id)), firstGalleriesQuery],
  Component: GalleryPage,
});
