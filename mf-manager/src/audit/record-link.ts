import { routes } from '@arbora/routes';

type LinkTo = (key: string) => string;

const profile: LinkTo = (id) => routes.managerProfiles.href({ id });
const offer: LinkTo = (id) => routes.managerOffer.href({ id });
const order: LinkTo = (id) => routes.managerOrders.href({ id });
const article: LinkTo = (id) => routes.managerNews.href({ id });
const event: LinkTo = (id) => routes.managerBooking.href({ event: id });

/** Page of a row by its table and key; a composite key contributes its first column. */
const PAGES: Readonly<Record<string, LinkTo>> = {
  auth_person: profile,
  user_profile: profile,
  kejval: () => routes.managerSettings.href(),
  news_item: article,
  news_item__product: article,
  news_item__booking_event: article,
  news_comment: (id) => routes.managerComments.href({ id }),
  person_card: (id) => routes.managerNews.href({ list: 'people', id }),
  photogallery: (id) => routes.managerGallery.href({ id }),
  virtual_tour: (id) => routes.managerGalleries.href({ list: 'tours', id }),
  job_position: (id) => routes.managerJobs.href({ id }),
  product_category: (id) => routes.managerCategories.href({ id }),
  product: (id) => routes.managerProducts.href({ id }),
  product_item: (id) => routes.managerProductItems.href({ id }),
  offer,
  shop_order: order,
  order_note: order,
  quote_draft: (id) => routes.managerInquiries.href({ id }),
  photo: (id) => routes.managerPhotoRecent.href({ id }),
  set_aside_payment: (id) => routes.managerPayments.href({ id }),
  booking_event: event,
};

/** Pages of parent records, for rows without their own page. */
const DOCUMENTS: Readonly<Record<string, LinkTo>> = {
  offer,
  shop_order: order,
  booking_event: event,
  news_bulletin: (issue) => routes.managerBulletin.href({ issue }),
  product: (id) => routes.managerPhotoProduct.href({ id }),
  photogallery: (id) => routes.managerGallery.href({ id }),
};

/** The page that shows a row, by its table, key and document (`offer:{id}`); null if none does. */
export function recordLink(table: string, key: string, document: string): string | null {
  const [kind = '', id = ''] = document.split(':');
  return PAGES[table]?.(key.split(',')[0]!) ?? DOCUMENTS[kind]?.(id) ?? null;
}
