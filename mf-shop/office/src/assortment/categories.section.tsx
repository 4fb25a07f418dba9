import { PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { eyeIcon, eyeOffIcon } from '@arbora/ui/icons';
import { saveRows, textField, flagField, defineSection } from '@arbora/office';

/** Product groups of the assortment and their categories (spec §7). */
export const categories = defineSection({
  name: 'categories',
  resource: 'product_category',
  select: '*',
  texts: 'manager.assortment',
  title: 'categories.title',
  lead: 'categories.lead',
  route: routes.managerCategories,
  parent: { title: 'title', route: routes.managerAssortment },
  pageSize: PAGE_SIZE.catalogue,
  // A group sorts before its categories.
  base: (query) => query.order('cid').order('cid_sub', { nullsFirst: true }),
  order: ['cid'],
  nameOf: ({ name }) => name,
  emptyState: { title: 'categories.none' },
  columns: [
    { key: 'name', title: 'category.name' },
    { key: 'cid', title: 'category.cid' },
    { key: 'cid_sub', title: 'category.sub' },
    { key: 'name_en', title: 'category.english' },
    { key: 'name_pl', title: 'category.polish' },
    { key: 'is_public', title: 'category.public', kind: 'flag' },
    { key: 'updated_at', title: 'changed', kind: 'moment', hidden: true },
  ],
  search: { label: 'categories.search', by: ['name', 'name_en', 'name_pl', 'cid'] },
  filters: [
    {
      name: 'public',
      label: 'category.public',
      all: 'categories.all',
      values: ['yes', 'no'],
      valueLabel: (value, { t }) => t(value === 'yes' ? 'categories.public' : 'categories.hidden'),
      apply: (query, value) => query.is('is_public', value === 'yes'),
    },
  ],
  actions: [
    {
      name: 'publish',
      label: 'category.publish',
      icon: eyeIcon,
      appliesTo: ({ is_public }) => !is_public,
      change: { is_public: true },
      done: 'category.published',
    },
    {
      name: 'hide',
      label: 'category.hide',
      icon: eyeOffIcon,
      appliesTo: ({ is_public }) => is_public,
      change: { is_public: false },
      done: 'category.hidden',
    },
  ],
  editable: {
    identifyingColumns: ['cid', 'cid_sub'],
    columns: [
      { key: 'name_en', kind: 'text', max: 200 },
      { key: 'name_pl', kind: 'text', max: 200 },
      { key: 'is_public', kind: 'flag' },
    ],
    save: saveRows('product_category'),
  },
  form: {
    fields: [
      textField('name', { label: 'category.name', max: 200, required: true, languages: true }),
      [
        textField('cid', { label: 'category.cid', max: 20, required: true }),
        textField('cid_sub', { label: 'category.sub', hint: 'category.subHint', max: 20 }),
      ],
      flagField('is_public', { label: 'category.public', hint: 'category.publicHint' }),
    ],
  },
  invalidates: [['product'], ['katalog_items_full'], ['rpc', 'get_dashboard_product']],
});
