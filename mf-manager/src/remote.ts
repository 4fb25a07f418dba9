import { defineRemote, pageAt } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { assortmentTexts } from './assortment/locales';
import { auditTexts } from './audit/locales';
import { bookingTexts } from './booking/locales';
import { paymentsTexts } from './payments/locales';
import { contentTexts } from './content/locales';
import { dashboardTexts } from './dashboard/locales';
import { jobsTexts } from './jobs/locales';
import { mailTexts } from './mail/locales';
import { offersTexts } from './offers/locales';
import { ordersTexts } from './orders/locales';
import { photoTexts } from './photo/locales';
import { registrationsTexts } from './registrations/locales';
import { sectionParams } from './section/section-params';
import { settingsTexts } from './settings/locales';
import { usersTexts } from './users/locales';
// Imported before the styles of pages, which override it.
import './antd-parts/antd.css';
import './antd-parts/shape.css';

/** The back office (spec §2). */
export default defineRemote({
  name: 'mf-manager',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  routes: [
    pageAt(routes.manager, {
      titleKey: 'dashboard.title',
      section: dashboardTexts,
      load: () => import('./dashboard/dashboard.page'),
    }),
    pageAt(routes.managerBooking, {
      search: ['event', 'slot', 'list', 'form', 'when', 'q', 'paid', 'page'],
      titleKey: 'booking.title',
      section: bookingTexts,
      load: () => import('./booking/booking.page'),
    }),
    pageAt(routes.managerPayments, {
      search: sectionParams('waits', 'outcome', 'statement', 'money', 'due'),
      titleKey: 'payments.title',
      section: paymentsTexts,
      load: () => import('./payments/payments.page'),
    }),
    pageAt(routes.managerRegistrations, {
      search: sectionParams('country'),
      titleKey: 'registrations.title',
      section: registrationsTexts,
      load: () => import('./registrations/registrations.page'),
    }),
    pageAt(routes.managerPhoto, {
      titleKey: 'photos.title',
      section: photoTexts,
      load: () => import('./photo/overview.page'),
    }),
    pageAt(routes.managerPhotoRecent, {
      search: sectionParams(),
      titleKey: 'photos.title',
      section: photoTexts,
      load: () => import('./photo/recent.page'),
    }),
    pageAt(routes.managerPhotoUnassigned, {
      search: sectionParams(),
      titleKey: 'photos.title',
      section: photoTexts,
      load: () => import('./photo/unassigned.page'),
    }),
    pageAt(routes.managerPhotoAssortment, {
      search: sectionParams('pictures'),
      titleKey: 'photos.title',
      section: photoTexts,
      load: () => import('./photo/assortment.page'),
    }),
    pageAt(routes.managerPhotoProduct, {
      search: ['id'],
      titleKey: 'photos.title',
      section: photoTexts,
      example: routes.managerPhotoProduct.href({ id: '8fe5f1e2-c64b-82d4-9bb0-4df087f250ed' }),
      load: () => import('./photo/plant-photos.page'),
    }),
    pageAt(routes.managerGalleries, {
      search: sectionParams(),
      titleKey: 'galleries.title',
      section: photoTexts,
      load: () => import('./galleries/galleries.page'),
    }),
    pageAt(routes.managerGallery, {
      search: ['id', 'form'],
      titleKey: 'galleries.title',
      section: photoTexts,
      example: routes.managerGallery.href({ id: '72edd9c2-6efa-8cc5-9887-13c55831c7cf' }),
      load: () => import('./galleries/gallery.page'),
    }),
    pageAt(routes.managerSettings, {
      search: ['form'],
      titleKey: 'settings.title',
      section: settingsTexts,
      load: () => import('./settings/settings.page'),
    }),
    pageAt(routes.managerMail, {
      search: sectionParams('state', 'kind'),
      titleKey: 'mail.title',
      section: mailTexts,
      load: () => import('./mail/mail.page'),
    }),
    pageAt(routes.managerNewsletter, {
      search: ['from'],
      titleKey: 'newsletter.new',
      section: mailTexts,
      load: () => import('./mail/newsletters/newsletter.page'),
    }),
    pageAt(routes.managerAudit, {
      search: sectionParams('table', 'since', 'person', 'event'),
      titleKey: 'audit.title',
      section: auditTexts,
      load: () => import('./audit/audit.page'),
    }),
    pageAt(routes.managerProfiles, {
      search: sectionParams('kind', 'country'),
      titleKey: 'profiles.title',
      section: usersTexts,
      load: () => import('./users/profiles.page'),
    }),
    pageAt(routes.managerJobs, {
      search: sectionParams('public', 'employment'),
      titleKey: 'jobs.title',
      section: jobsTexts,
      load: () => import('./jobs/jobs.page'),
    }),
    pageAt(routes.managerOrders, {
      search: sectionParams('state'),
      titleKey: 'orders.title',
      section: ordersTexts,
      load: () => import('./orders/orders.page'),
    }),
    pageAt(routes.managerInquiries, {
      search: sectionParams('state', 'quote'),
      titleKey: 'inquiries.title',
      section: ordersTexts,
      load: () => import('./orders/inquiries.page'),
    }),
    pageAt(routes.managerNews, {
      search: sectionParams('done', 'state', 'locale', 'topic', 'month'),
      titleKey: 'news.title',
      section: contentTexts,
      load: () => import('./content/articles/news.page'),
    }),
    pageAt(routes.managerBulletins, {
      search: sectionParams('state', 'locale'),
      titleKey: 'bulletin.title',
      section: contentTexts,
      load: () => import('./content/bulletin/bulletins.page'),
    }),
    pageAt(routes.managerBulletin, {
      search: ['version'],
      titleKey: 'bulletin.title',
      section: contentTexts,
      example: routes.managerBulletin.href({ issue: '46' }),
      load: () => import('./content/bulletin/issue.page'),
    }),
    pageAt(routes.managerComments, {
      search: sectionParams('hidden'),
      titleKey: 'comments.title',
      section: contentTexts,
      load: () => import('./content/comments/comments.page'),
    }),
    pageAt(routes.managerRatings, {
      search: sectionParams(),
      titleKey: 'ratings.title',
      section: contentTexts,
      load: () => import('./content/comments/ratings.page'),
    }),
    pageAt(routes.managerOffers, {
      search: sectionParams('public'),
      titleKey: 'offers.title',
      section: offersTexts,
      load: () => import('./offers/offers.page'),
    }),
    pageAt(routes.managerOffer, {
      search: sectionParams('most'),
      titleKey: 'offers.lines',
      section: offersTexts,
      example: routes.managerOffer.href({ id: 'b4f509a4-495c-805b-9e63-65b504f4bd5e' }),
      load: () => import('./offers/offer.page'),
    }),
    pageAt(routes.managerAssortment, {
      titleKey: 'assortment.title',
      section: assortmentTexts,
      load: () => import('./assortment/assortment.page'),
    }),
    pageAt(routes.managerProducts, {
      search: sectionParams('category', 'placed', 'public'),
      titleKey: 'assortment.products',
      section: assortmentTexts,
      load: () => import('./assortment/products.page'),
    }),
    pageAt(routes.managerProductItems, {
      search: sectionParams('category', 'product', 'placed', 'catalogue', 'flag'),
      titleKey: 'assortment.items',
      section: assortmentTexts,
      load: () => import('./assortment/product-items.page'),
    }),
    pageAt(routes.managerCategories, {
      search: sectionParams('public'),
      titleKey: 'assortment.categories',
      section: assortmentTexts,
      load: () => import('./assortment/categories.page'),
    }),
  ],
});
