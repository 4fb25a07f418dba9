import { defineRemote, pageAt } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { basketTexts } from './basket/locales';
import { offersTexts } from './offers/locales';
import { ordersTexts } from './orders/locales';
import { plantTexts } from './plant/locales';

export default defineRemote({
  name: 'mf-shop',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  routes: [
    pageAt(routes.assortment, {
      search: ['q', 'category', 'size', 'height', 'light', 'soil', 'flowering', 'use', 'sort', 'view', 'page'],
      titleKey: 'assortment.title',
      load: () => import('./assortment/assortment.page'),
      head: () => import('./assortment/assortment.head'),
    }),
    pageAt(routes.product, {
      section: plantTexts,
      titleKey: 'product.title',
      example: routes.product.href({ id: '8fe5f1e2-c64b-82d4-9bb0-4df087f250ed' }),
      // The id in the address is that of a plant, or of one of its sizes.
      validation: {
        resource: 'katalog_items',
        filters: { product_id: 'eq.{id}' },
        fallback: { product_item_id: 'eq.{id}' },
      },
      load: () => import('./product/product.page'),
      head: () => import('./product/product.head'),
    }),
    pageAt(routes.offers, {
      section: offersTexts,
      search: ['page'],
      titleKey: 'offers.title',
      load: () => import('./offers/offers.page'),
      head: () => import('./offers/offers.head'),
    }),
    pageAt(routes.offer, {
      section: offersTexts,
      search: ['q', 'kind', 'page'],
      titleKey: 'offers.offer',
      example: routes.offer.href({ id: 'b4f509a4-495c-805b-9e63-65b504f4bd5e' }),
      validation: { resource: 'offer_list_public', filters: { id: 'eq.{id}' } },
      load: () => import('./offers/offer.page'),
      head: () => import('./offers/offer.head'),
    }),
    pageAt(routes.basket, {
      section: basketTexts,
      search: [
        'q',
        'category',
        'size',
        'height',
        'light',
        'soil',
        'flowering',
        'use',
        'sort',
        'page',
        'product',
        'placed',
      ],
      titleKey: 'basket.title',
      load: () => import('./basket/basket.page'),
    }),
    pageAt(routes.orders, {
      section: ordersTexts,
      search: ['page', 'order'],
      titleKey: 'orders.title',
      load: () => import('./orders/orders.page'),
    }),
    pageAt(routes.inquiries, {
      section: ordersTexts,
      search: ['page', 'order'],
      titleKey: 'inquiries.title',
      load: () => import('./orders/inquiries.page'),
    }),
  ],
  slots: [{ name: 'own-shop', load: () => import('./account-tiles/own-shop.slot') }],
});
