import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';

export default defineHead<'shop'>(({ t, address }) => ({
  description: t('assortment.lead'),
  about: [breadcrumbs(address, [{ label: t('assortment.title'), to: routes.assortment.href() }])],
}));
