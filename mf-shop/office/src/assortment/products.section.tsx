import { PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { saveRows, defineSection } from '@arbora/office';
import { PRODUCT_FIELDS } from './product-fields';
import { ProductLinks } from './product-links';
import { plantMatches } from './plant-search';
import { categorySource, NO_CATEGORIES } from './sources';

const PRODUCT = `id,name,name_cs,name_en,name_pl,synonyms,description,description_en,description_pl,photo,category_ids,cids,is_public,
  height_cm,width_cm,habit,growth,hardiness_zone,light,soil,uses,flowering,in_leaf,fruiting,planting,pruning,
  flower_colors,autumn_colors,winter,version,updated_at`;

/** Plants: names and texts in three languages, properties, categories (spec §7). */
export const products = defineSection({
  name: 'products',
  resource: 'product',
  select: PRODUCT,
  texts: 'manager.assortment',
  title: 'products.title',
  lead: 'products.lead',
  route: routes.managerProducts,
  parent: { title: 'title', route: routes.managerAssortment },
  pageSize: PAGE_SIZE.catalogue,
  order: ['name'],
  nameOf: ({ name }) => name,
  emptyState: { title: 'products.none' },
  columns: [
    { key: 'name', title: 'product.name', sort: true },
    { key: 'name_cs', title: 'product.czech' },
    { key: 'name_en', title: 'product.english', hidden: true },
    { key: 'name_pl', title: 'product.polish', hidden: true },
    {
      key: 'cids',
      title: 'product.categories',
      cell: ({ cids }) => cids.join(', '),
      exported: ({ cids }) => cids.join(', '),
    },
    { key: 'height_cm', title: 'product.height', kind: 'number' },
    { key: 'width_cm', title: 'product.width', kind: 'number', hidden: true },
    { key: 'hardiness_zone', title: 'product.zone', kind: 'number', hidden: true },
    {
      key: 'photo',
      title: 'product.photo',
      cell: ({ photo }, { common }) => common(photo ? 'value.yes' : 'value.no'),
      exported: ({ photo }) => photo,
      hidden: true,
    },
    { key: 'is_public', title: 'product.public', kind: 'flag' },
    { key: 'updated_at', title: 'changed', kind: 'moment', hidden: true },
  ],
  search: { label: 'products.search', by: (query, text) => query.or(plantMatches(text, 'id_text')) },
  filters: [
    {
      name: 'category',
      label: 'product.category',
      all: 'products.everywhere',
      source: categorySource,
      apply: (query, value) => query.contains('category_ids', [value]),
    },
    {
      name: 'placed',
      label: 'products.placed',
      all: 'products.placedAll',
      values: ['yes', 'no'],
      valueLabel: (value, { t }) => t(value === 'yes' ? 'products.inCategory' : 'products.inNone'),
      apply: (query, value) =>
        value === 'yes' ? query.neq('category_ids', NO_CATEGORIES) : query.eq('category_ids', NO_CATEGORIES),
    },
    {
      name: 'public',
      label: 'product.public',
      all: 'products.all',
      values: ['yes', 'no'],
      valueLabel: (value, { t }) => t(value === 'yes' ? 'products.public' : 'products.hidden'),
      apply: (query, value) => query.is('is_public', value === 'yes'),
    },
  ],
  editable: {
    identifyingColumns: [],
    lookup: 'name',
    columns: [
      { key: 'name_cs', kind: 'text', max: 200 },
      { key: 'name_en', kind: 'text', max: 200 },
      { key: 'name_pl', kind: 'text', max: 200 },
      { key: 'height_cm', kind: 'number', min: 1, max: 15_000 },
      { key: 'width_cm', kind: 'number', min: 1, max: 10_000 },
      { key: 'hardiness_zone', kind: 'number', min: 1, max: 11 },
    ],
    save: saveRows('product'),
  },
  form: { fields: PRODUCT_FIELDS },
  detail: ({ id }) => <ProductLinks id={id} />,
  invalidates: [['katalog_items_full'], ['rpc', 'get_dashboard_product']],
});
