import { imageUrl } from '@arbora/domain';
import { breadcrumbs, defineHead, listPath, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { galleriesPageQuery } from './gallery.queries';
import { galleryTrail } from './gallery-trail';

export default defineHead<'content.gallery'>((context) => {
  const { t, search, read, origin } = context;
  const cover = read(galleriesPageQuery(1).queryKey)?.rows[0]?.folder?.photos[0];
  return {
    path: listPath(routes.galleries.href(), context, read(galleriesPageQuery(pageParam(search)).queryKey)),
    description: t('lead'),
    image: cover && previewImage(imageUrl(cover.key), origin),
    about: [breadcrumbs(context, galleryTrail(t))],
  };
});
