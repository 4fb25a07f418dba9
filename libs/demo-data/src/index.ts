export { seedDemo, type SeedOptions } from './seed';
export type { DemoMedia, TicketImage } from './demo-site';
// For tests that seed or compare a single part.
export { DEMO_ACCOUNTS, seedAccounts } from './accounts';
export { seedContent } from './content/content';
export { seedBulkData } from './bulk-data';
export { GUESTS, seedGuests } from './guests';
export { bodyHtml } from './news/body-html';
export { seedPeople } from './content/people';
export { seedNews } from './news/news';
export { seedOffers } from './offers';
export { seedOrderFiles } from './order-files';
export { seedOrders } from './orders';
export { seedPictures } from './pictures/seed-pictures';
export { ITEMS, PLANTS, seedPlants } from './plants/plants';
export { pragueTime } from './prague-time';
export { seedId } from './seed-id';
