import {
  contribute,
  dashboardFigures,
  dashboardTile,
  managerPage,
  officeTexts,
  personPanel,
  photoTexts,
  recordedTables,
  searchHits,
  sectionParams,
} from '@arbora/office/definition';
import { defineRemote } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { assortmentTexts } from './assortment/locales';
import { offersTexts } from './offers/locales';
import { ordersTexts } from './orders/locales';

/** The back office of the shop: assortment, photos, offers, orders and inquiries (spec §2). */
export default defineRemote({
  name: 'mf-shop-office',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  commonTexts: [officeTexts],
  routes: [
    managerPage(
      routes.managerAssortment,
      'assortment.title',
      assortmentTexts,
      () => import('./assortment/assortment.page'),
    ),
    managerPage(
      routes.managerProducts,
      'assortment.products',
      assortmentTexts,
      () => import('./assortment/products.page'),
      { search: sectionParams('category', 'placed', 'public') },
    ),
    managerPage(
      routes.managerProductItems,
      'assortment.items',
      assortmentTexts,
      () => import('./assortment/product-items.page'),
      { search: sectionParams('category', 'product', 'placed', 'catalogue', 'flag') },
    ),
    managerPage(
      routes.managerCategories,
      'assortment.categories',
      assortmentTexts,
      () => import('./assortment/categories.page'),
      { search: sectionParams('public') },
    ),
    managerPage(routes.managerOffers, 'offers.title', offersTexts, () => import('./offers/offers.page'), {
      search: sectionParams('public'),
    }),
    managerPage(routes.managerOffer, 'offers.lines', offersTexts, () => import('./offers/offer.page'), {
      search: sectionParams('most'),
      example: routes.managerOffer.href({ id: 'b4f509a4-495c-805b-9e63-65b504f4bd5e' }),
    }),
    managerPage(routes.managerOrders, 'orders.title', ordersTexts, () => import('./orders/orders.page'), {
      search: sectionParams('state'),
    }),
    managerPage(routes.managerInquiries, 'inquiries.title', ordersTexts, () => import('./orders/inquiries.page'), {
      search: sectionParams('state', 'quote'),
    }),
    managerPage(routes.managerPhoto, 'photos.title', photoTexts, () => import('./photo/overview.page')),
    managerPage(routes.managerPhotoRecent, 'photos.title', photoTexts, () => import('./photo/recent.page'), {
      search: sectionParams(),
    }),
    managerPage(routes.managerPhotoUnassigned, 'photos.title', photoTexts, () => import('./photo/unassigned.page'), {
      search: sectionParams(),
    }),
    managerPage(routes.managerPhotoAssortment, 'photos.title', photoTexts, () => import('./photo/assortment.page'), {
      search: sectionParams('pictures'),
    }),
    managerPage(routes.managerPhotoProduct, 'photos.title', photoTexts, () => import('./photo/plant-photos.page'), {
      search: ['id'],
      example: routes.managerPhotoProduct.href({ id: '8fe5f1e2-c64b-82d4-9bb0-4df087f250ed' }),
    }),
  ],
  contributions: [
    contribute(dashboardFigures, { section: 'orders', load: () => import('./dashboard/sales-figures') }),
    contribute(dashboardFigures, { section: 'assortment', load: () => import('./dashboard/assortment-figures') }),
    contribute(dashboardTile, { section: 'assortment', load: () => import('./dashboard/groups-tile') }),
    contribute(searchHits, { load: () => import('./search/search-hits') }),
    contribute(personPanel, { section: 'orders', load: () => import('./person/orders-panel') }),
    contribute(recordedTables, { load: () => import('./history/recorded-tables') }),
  ],
});
