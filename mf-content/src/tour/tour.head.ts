import { imageUrlAt, LINK_PREVIEW_WIDTH, textIn } from '@arbora/domain';
import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { toursQuery } from './tour.queries';

export default defineHead<'content.tour'>(({ t, locale, address, read, origin }) => {
  const tours = read(toursQuery.queryKey) ?? [];
  const imageAt = (picture: string) => new URL(imageUrlAt(picture, LINK_PREVIEW_WIDTH), origin).href;
  return {
    description: t('lead'),
    image: tours[0] && imageAt(tours[0].image),
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
            image: imageAt(tour.image),
            inLanguage: locale,
          },
        })),
      },
      breadcrumbs(address, [{ label: t('title'), to: routes.tour.href() }]),
    ],
  };
});
