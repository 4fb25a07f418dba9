import type { TextSection } from '@arbora/remote';
import { assortmentTexts } from '../assortment/locales';
import { contentTexts } from '../content/locales';
import { jobsTexts } from '../jobs/locales';
import { offersTexts } from '../offers/locales';
import { ordersTexts } from '../orders/locales';
import { paymentsTexts } from '../payments/locales';
import { photoTexts } from '../photo/locales';
import type { Section } from '../section/section';
import { usersTexts } from '../users/locales';

interface Recorded {
  load: () => Promise<Section>;
  texts: TextSection;
}

/** The section that edits a table, and so has labels for its columns. */
const SECTIONS: Readonly<Record<string, Recorded>> = {
  news_item: { load: async () => (await import('../content/articles/news.section')).news, texts: contentTexts },
  news_bulletin: {
    load: async () => (await import('../content/bulletin/bulletins.section')).bulletins,
    texts: contentTexts,
  },
  person_card: { load: async () => (await import('../content/people/people.section')).people, texts: contentTexts },
  photogallery: { load: async () => (await import('../galleries/galleries.section')).galleries, texts: photoTexts },
  virtual_tour: { load: async () => (await import('../galleries/tours/tours.section')).tours, texts: photoTexts },
  job_position: { load: async () => (await import('../jobs/positions.section')).positions, texts: jobsTexts },
  product: { load: async () => (await import('../assortment/products.section')).products, texts: assortmentTexts },
  product_item: {
    load: async () => (await import('../assortment/product-items.section')).productItems,
    texts: assortmentTexts,
  },
  product_category: {
    load: async () => (await import('../assortment/categories.section')).categories,
    texts: assortmentTexts,
  },
  offer: { load: async () => (await import('../offers/offers.section')).offers, texts: offersTexts },
  offer_item: {
    load: async () => (await import('../offers/offer-lines.section')).offerLinesOf(''),
    texts: offersTexts,
  },
  shop_order: { load: async () => (await import('../orders/web-orders.section')).orders, texts: ordersTexts },
  photo: { load: async () => (await import('../photo/photos.section')).recentPhotos, texts: photoTexts },
  user_profile: { load: async () => (await import('../users/profiles.section')).profiles, texts: usersTexts },
  auth_person: { load: async () => (await import('../users/profiles.section')).profiles, texts: usersTexts },
  set_aside_payment: {
    load: async () => (await import('../payments/payments.section')).payments,
    texts: paymentsTexts,
  },
};

export function recordedSection(table: string): Recorded | undefined {
  return SECTIONS[table];
}
