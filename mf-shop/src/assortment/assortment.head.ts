import { breadcrumbs, defineHead, listPath } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { catalogueFilters } from './catalogue-filters';
import { plantListQuery } from './catalogue.queries';

export default defineHead<'shop'>((context) => {
  const { t, search, read } = context;
  const plants = read(plantListQuery(catalogueFilters(search), pageParam(search)).queryKey);
  return {
    path: listPath(routes.assortment.href(), context, plants),
    description: t('assortment.lead'),
    about: [breadcrumbs(context, [{ label: t('assortment.title'), to: routes.assortment.href() }])],
  };
});
