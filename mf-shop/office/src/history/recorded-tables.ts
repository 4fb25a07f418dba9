import { photoTexts } from '@arbora/office/definition';
import type { RecordedTables } from '@arbora/office';
import { routes } from '@arbora/routes';
import { assortmentTexts } from '../assortment/locales';
import { offersTexts } from '../offers/locales';
import { ordersTexts } from '../orders/locales';

type LinkTo = (id: string) => string;

const offer: LinkTo = (id) => routes.managerOffer.href({ id });
const order: LinkTo = (id) => routes.managerOrders.href({ id });

const recorded: RecordedTables = {
  tables: {
    product_category: {
      link: (id) => routes.managerCategories.href({ id }),
      section: {
        load: async () => (await import('../assortment/categories.section')).categories,
        texts: assortmentTexts,
      },
    },
    product: {
      link: (id) => routes.managerProducts.href({ id }),
      section: { load: async () => (await import('../assortment/products.section')).products, texts: assortmentTexts },
    },
    product_item: {
      link: (id) => routes.managerProductItems.href({ id }),
      section: {
        load: async () => (await import('../assortment/product-items.section')).productItems,
        texts: assortmentTexts,
      },
    },
    offer: {
      link: offer,
      section: { load: async () => (await import('../offers/offers.section')).offers, texts: offersTexts },
    },
    offer_item: {
      section: {
        load: async () => (await import('../offers/offer-lines.section')).offerLinesOf(''),
        texts: offersTexts,
      },
    },
    shop_order: {
      link: order,
      section: { load: async () => (await import('../orders/web-orders.section')).orders, texts: ordersTexts },
    },
    order_note: { link: order },
    quote_draft: { link: (id) => routes.managerInquiries.href({ id }) },
    photo: {
      link: (id) => routes.managerPhotoRecent.href({ id }),
      section: { load: async () => (await import('../photo/photos.section')).recentPhotos, texts: photoTexts },
    },
  },
  documents: { offer, shop_order: order, product: (id) => routes.managerPhotoProduct.href({ id }) },
};
export default recorded;
