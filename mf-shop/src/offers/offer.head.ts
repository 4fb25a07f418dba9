import { textIn } from '@arbora/domain';
import { breadcrumbs, defineHead, listPath, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { lineFilters } from './line-filters';
import { offerTrail } from './offer-trail';
import { offerLinesQuery, offerQuery } from './offers.queries';

/** Prices are for customers only: the metadata lists plants in stock by name, since a Product needs a price. */
export default defineHead<'shop.offers', typeof routes.offer>(
  ({ t, locale, params, search, read, address, origin, site }) => {
    const offer = read(offerQuery(null, params.id).queryKey);
    if (!offer) return {};
    const path = routes.offer.href({ id: offer.id });
    const title = textIn(offer, 'title', locale);
    const description = textIn(offer, 'description', locale) || undefined;
    const image = previewImage(offer.hero_image, origin);
    const lines = read(offerLinesQuery(null, offer.id, lineFilters(search), pageParam(search)).queryKey);
    const plants = [...new Map((lines?.rows ?? []).map((line) => [line.product_id, line])).values()];
    return {
      path: listPath(path, { search }, lines),
      description: description ?? title,
      image,
      about: [
        {
          '@type': 'ItemList',
          name: title,
          description,
          image,
          url: address(path),
          itemListElement: plants.map(({ product_id, name, photo }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            image: previewImage(photo, origin),
            url: address(routes.product.href({ id: product_id })),
          })),
        },
        breadcrumbs({ address, site }, [...offerTrail(t), { label: title, to: path }]),
      ],
    };
  },
);
