import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';

export default defineHead(({ t, address }) => ({
  description: t('assortment.lead'),
  about: [breadcrumbs([{ name: t('assortment.title'), address: address(routes.assortment.href()) }])],
}));
