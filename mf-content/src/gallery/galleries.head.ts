import { imageUrl } from '@arbora/domain';
import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { galleriesPageQuery } from './gallery.queries';
import { galleryTrail } from './gallery-trail';

export default defineHead<'content.gallery'>(({ t, address, read, origin }) => {
  const cover = read(galleriesPageQuery(1).queryKey)?.rows[0]?.folder?.photos[0];
  return {
    description: t('lead'),
    image: cover && previewImage(imageUrl(cover.key), origin),
    about: [breadcrumbs(address, galleryTrail(t))],
  };
});
