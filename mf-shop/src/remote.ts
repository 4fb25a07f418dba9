import { defineRemote, pageAt } from '@arbora/remote';
import { routes } from '@arbora/routes';

export default defineRemote({
  name: 'mf-shop',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  routes: [
    pageAt(routes.assortment, {
      search: ['q', 'category', 'size', 'page'],
      titleKey: 'assortment.title',
      load: () => import('./assortment/assortment.page'),
      head: () => import('./assortment/assortment.head'),
    }),
    pageAt(routes.product, {
      titleKey: 'product.title',
      example: routes.product.href({ id: '8fe5f1e2-c64b-82d4-9bb0-4df087f250ed' }),
      // The view has no column of the name that is read otherwise.
      validation: {
        resource: 'katalog_items',
        filters: { product_id: 'eq.{id}' },
        fallback: { product_item_id: 'eq.{id}' },
      },
      load: () => import('./product/product.page'),
      head: () => import('./product/product.head'),
    }),
  ],
});
