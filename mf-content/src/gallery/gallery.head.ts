import { imageUrl, textIn } from '@arbora/domain';
import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { galleryQuery } from './gallery.queries';
import { galleryTrail } from './gallery-trail';

export default defineHead<'content.gallery', typeof routes.gallery>(
  ({ t, locale, params, read, address, origin, site }) => {
    const gallery = read(galleryQuery(params.id).queryKey);
    if (!gallery) return {};
    const path = routes.gallery.href({ id: gallery.id });
    const name = textIn(gallery, 'name', locale);
    const description = textIn(gallery, 'description', locale) || undefined;
    const photos = gallery.folder?.photos ?? [];
    const imageAt = (key: string) => previewImage(imageUrl(key), origin);
    return {
      description,
      image: photos[0] && imageAt(photos[0].key),
      imageAlt: (photos[0] && textIn(photos[0], 'title', locale)) || undefined,
      about: [
        {
          '@type': 'ImageGallery',
          name,
          description,
          url: address(path),
          inLanguage: locale,
          datePublished: gallery.created_at,
          publisher: { '@type': 'Organization', name: site.brand },
          image: photos.map((photo) => ({
            '@type': 'ImageObject',
            contentUrl: imageAt(photo.key),
            caption: textIn(photo, 'title', locale) || undefined,
          })),
        },
        breadcrumbs({ address, site }, [...galleryTrail(t), { label: name, to: path }]),
      ],
    };
  },
);
