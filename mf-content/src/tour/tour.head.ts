import { textIn } from '@arbora/domain';
import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { toursQuery } from './tour.queries';

export default defineHead<'content.tour'>(({ t, locale, address, read, origin, site }) => {
  const tours = read(toursQuery.queryKey) ?? [];
  return {
    description: t('lead'),
    image: previewImage(tours[0]?.image, origin),
    about: [
      {
        '@type': 'ItemList',
        name: t('title'),
        url: address(routes.tour.href()),
        itemListElement: tours.map((tour, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'CreativeWork',
            name: textIn(tour, 'title', locale),
            description: textIn(tour, 'description', locale) || undefined,
            image: previewImage(tour.image, origin),
            inLanguage: locale,
          },
        })),
      },
      breadcrumbs({ address, site }, [{ label: t('title'), to: routes.tour.href() }]),
    ],
  };
});
