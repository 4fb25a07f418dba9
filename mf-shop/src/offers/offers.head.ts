import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { offerTrail } from './offer-trail';
import { offersQuery } from './offers.queries';

export default defineHead<'shop.offers'>(({ t, address, read, origin }) => {
  const hero = read(offersQuery(null, 1).queryKey)?.rows.find(({ hero_image }) => hero_image !== null)?.hero_image;
  return {
    description: t('lead'),
    image: previewImage(hero, origin),
    about: [breadcrumbs(address, offerTrail(t))],
  };
});
