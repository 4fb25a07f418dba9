import { PAGE_SIZE, PRODUCT_FLAGS, type ProductFlag } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { closeIcon, eyeIcon, eyeOffIcon } from '@arbora/ui/icons';
import { saveRows, selectField, relationField, textField, flagField, defineSection } from '@arbora/office';
import { plantMatches } from './plant-search';
import { categorySource, NO_CATEGORIES, plantSource, sizeSource } from './sources';

const ITEM = `product_item_id,product_id,name,name_cs,size,size_position,size_id,spec1,spec2,spec3,web_catalogue,flag,is_public,cids,
  version,updated_at`;

/** Sizes of plants: specification, flag, visibility in the catalogue (spec §7). */
export const productItems = defineSection({
  name: 'items',
  resource: 'katalog_items_full',
  table: 'product_item',
  key: 'product_item_id',
  tableKey: 'id',
  select: ITEM,
  texts: 'manager.assortment',
  title: 'items.title',
  lead: 'items.lead',
  route: routes.managerProductItems,
  parent: { title: 'title', route: routes.managerAssortment },
  pageSize: PAGE_SIZE.catalogue,
  order: ['name', 'size_position'],
  nameOf: ({ name, size, spec1, spec2 }) => [name, size, spec1, spec2].filter(Boolean).join(' '),
  emptyState: { title: 'items.none' },
  columns: [
    { key: 'name', title: 'item.name', titleInFile: 'item.plant', exported: ({ name }) => name },
    { key: 'name_cs', title: 'product.czech' },
    { key: 'size', title: 'item.size', hidden: true },
    { key: 'spec1', title: 'item.spec1', hidden: true },
    { key: 'spec2', title: 'item.spec2', hidden: true },
    { key: 'spec3', title: 'item.spec3', hidden: true },
    {
      key: 'flag',
      title: 'item.flag',
      cell: ({ flag }, { t }) => flag && <Badge tone="info">{t(`flag.${flag}`)}</Badge>,
      exported: ({ flag }, { t }) => flag && t(`flag.${flag}`),
    },
    { key: 'web_catalogue', title: 'item.catalogue', kind: 'flag' },
    { key: 'is_public', title: 'product.public', kind: 'flag', hidden: true },
    {
      key: 'cids',
      title: 'product.categories',
      cell: ({ cids }) => cids.join(', '),
      exported: ({ cids }) => cids.join(', '),
    },
    { key: 'updated_at', title: 'changed', kind: 'moment', hidden: true },
  ],
  search: { label: 'items.search', by: (query, text) => query.or(plantMatches(text)) },
  filters: [
    {
      name: 'category',
      label: 'product.category',
      all: 'products.everywhere',
      source: categorySource,
      apply: (query, value) => query.contains('category_ids', [value]),
    },
    {
      name: 'product',
      label: 'item.plant',
      all: 'items.allPlants',
      source: plantSource,
      apply: (query, value) => query.eq('product_id', value),
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
      name: 'catalogue',
      label: 'item.catalogue',
      all: 'items.all',
      values: ['yes', 'no'],
      valueLabel: (value, { t }) => t(value === 'yes' ? 'items.shown' : 'items.hidden'),
      apply: (query, value) => query.is('web_catalogue', value === 'yes'),
    },
    {
      name: 'flag',
      label: 'item.flag',
      all: 'items.allFlags',
      values: [...PRODUCT_FLAGS, 'none'],
      valueLabel: (value, { t }) => t(`flag.${value as ProductFlag | 'none'}`),
      apply: (query, value) => (value === 'none' ? query.is('flag', null) : query.eq('flag', value as ProductFlag)),
    },
  ],
  actions: [
    {
      name: 'show',
      label: 'item.show',
      icon: eyeIcon,
      appliesTo: ({ web_catalogue }) => !web_catalogue,
      change: { web_catalogue: true },
      done: 'item.shown',
    },
    {
      name: 'hide',
      label: 'item.hide',
      icon: eyeOffIcon,
      appliesTo: ({ web_catalogue }) => web_catalogue,
      change: { web_catalogue: false },
      done: 'item.hidden',
    },
    ...PRODUCT_FLAGS.map((flag) => ({
      name: `flag-${flag}`,
      label: `item.mark.${flag}` as const,
      appliesTo: (row: { flag: ProductFlag | null }) => row.flag !== flag,
      change: { flag },
      done: 'item.marked' as const,
      inRow: false as const,
    })),
    {
      name: 'unflag',
      label: 'item.unmark',
      icon: closeIcon,
      appliesTo: ({ flag }) => flag !== null,
      change: { flag: null },
      done: 'item.unmarked',
      inRow: false,
    },
  ],
  editable: {
    identifyingColumns: ['size', 'spec1', 'spec2', 'spec3'],
    lookup: 'name',
    columns: [
      { key: 'spec1', kind: 'text', max: 100 },
      { key: 'spec2', kind: 'text', max: 100 },
      { key: 'spec3', kind: 'text', max: 100 },
      {
        key: 'flag',
        kind: 'choice',
        values: PRODUCT_FLAGS,
        valueLabel: (value, { t }) => t(`flag.${value as ProductFlag}`),
      },
      { key: 'web_catalogue', kind: 'flag' },
    ],
    save: saveRows('product_item'),
  },
  form: {
    fields: [
      relationField('size_id', { label: 'item.size', source: sizeSource }),
      [
        textField('spec1', { label: 'item.spec1', max: 100 }),
        textField('spec2', { label: 'item.spec2', max: 100 }),
        textField('spec3', { label: 'item.spec3', max: 100 }),
      ],
      selectField('flag', {
        label: 'item.flag',
        values: PRODUCT_FLAGS,
        valueLabel: (value, { t }) => t(`flag.${value}`),
      }),
      flagField('web_catalogue', { label: 'item.catalogue', hint: 'item.catalogueHint' }),
    ],
  },
  invalidates: [['product'], ['rpc', 'get_dashboard_product']],
});
