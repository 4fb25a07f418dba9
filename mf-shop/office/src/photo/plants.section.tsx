import { containing, PAGE_SIZE, searchWords } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { defineSection } from '@arbora/office';
import { PhotoTabs } from './photo-tabs';
import { PLANT } from './plants.queries';

/** Plants with their numbers of pictures, linked to these. */
export const picturedPlants = defineSection({
  name: 'assortment',
  resource: 'photos_assortment',
  select: PLANT,
  key: 'product_id',
  texts: 'manager.photo',
  title: 'plants.title',
  lead: 'plants.lead',
  route: routes.managerPhotoAssortment,
  pageSize: PAGE_SIZE.photos,
  order: ['name'],
  nameOf: ({ name }) => name,
  emptyState: { title: 'plants.none' },
  picture: ({ key }) => key,
  header: () => <PhotoTabs />,
  pageOf: ({ product_id }) => routes.managerPhotoProduct.href({ id: product_id }),
  columns: [
    { key: 'name', title: 'plant.name', sort: true },
    { key: 'name_cs', title: 'plant.nameCs' },
    {
      key: 'photo_count',
      title: 'plant.count',
      cell: ({ photo_count }, { t }) =>
        photo_count > 0 ? (
          t('plant.photos', { count: photo_count })
        ) : (
          <Badge tone="warning">{t('plant.photos', { count: 0 })}</Badge>
        ),
    },
  ],
  search: {
    label: 'plants.search',
    by: (query, text) => searchWords(text).reduce((left, word) => left.ilike('search', containing(word)), query),
  },
  filters: [
    {
      name: 'pictures',
      label: 'plants.pictures',
      all: 'plants.all',
      values: ['without', 'with'],
      valueLabel: (value, { t }) => t(`plants.${value as 'with'}`),
      apply: (query, value) => (value === 'with' ? query.gt('photo_count', 0) : query.eq('photo_count', 0)),
    },
  ],
});
