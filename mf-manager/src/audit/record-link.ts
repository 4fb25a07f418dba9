import { routes } from '@arbora/routes';

type LinkTo = (key: string) => string;

const profile: LinkTo = (id) => routes.managerProfiles.href({ id });

const PAGES: Readonly<Record<string, LinkTo>> = {
  auth_person: profile,
  user_profile: profile,
  kejval: () => routes.managerSettings.href(),
  news_item: (id) => routes.managerNews.href({ id }),
  photogallery: (id) => routes.managerGallery.href({ id }),
  job_position: (id) => routes.managerJobs.href({ id }),
  product_category: (id) => routes.managerCategories.href({ id }),
  product: (id) => routes.managerProducts.href({ id }),
  product_item: (id) => routes.managerProductItems.href({ id }),
  offer: (id) => routes.managerOffer.href({ id }),
  shop_order: (id) => routes.managerOrders.href({ id }),
  photo: (id) => routes.managerPhotoRecent.href({ id }),
  booking_event: (event) => routes.managerBooking.href({ event }),
};

/** The page that shows a row, by its table and key; null where none does. */
export function recordLink(table: string, key: string): string | null {
  return PAGES[table]?.(key) ?? null;
}
