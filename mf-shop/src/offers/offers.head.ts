import { breadcrumbs, defineHead, listPath, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { offerTrail } from './offer-trail';
import { offersQuery } from './offers.queries';

export default defineHead<'shop.offers'>((context) => {
  const { t, search, read, origin } = context;
  const hero = read(offersQuery(null, 1).queryKey)?.rows.find(({ hero_image }) => hero_image !== null)?.hero_image;
  return {
    path: listPath(routes.offers.href(), context, read(offersQuery(null, pageParam(search)).queryKey)),
    description: t('lead'),
    image: previewImage(hero, origin),
    about: [breadcrumbs(context, offerTrail(t))],
  };
});
