import { Client, type ClientConfig } from 'pg';
import { seedAccounts } from './accounts';
import { seedCompanies } from './companies';
import { seedContent } from './content/content';
import { seedPeople } from './content/people';
import { seedBulkData } from './bulk-data';
import type { DemoMedia, TicketImage } from './demo-site';
import { seedEvents } from './events';
import { seedGuests } from './guests';
import { seedNews } from './news/news';
import { seedRelated } from './news/related';
import { seedOffers } from './offers';
import { seedOrderFiles } from './order-files';
import { seedOrders } from './orders';
import { seedPayments } from './payments';
import { seedPages } from './pages/pages';
import { seedPictures } from './pictures/seed-pictures';
import { seedPlants } from './plants/plants';
import { pragueTime } from './prague-time';
import { seedReservations } from './reservations';
import { withoutHistory } from './without-history';

export interface SeedOptions {
  ticketImage: TicketImage;
  /** Reference day of news and events. */
  now?: Date;
  /** Multiplies data that grow with use: people, reservations, news, comments, plants, orders. Default 1. */
  scale?: number;
  /** Storage of pictures; without it there are none. */
  media?: DemoMedia;
}

/**
 * Seeds an empty database with demo accounts and content, in one transaction; a no-op if any person exists.
 * Deterministic per day. Returns whether it has seeded.
 */
export async function seedDemo(
  owner: ClientConfig,
  { ticketImage, now = new Date(), scale = 1, media }: SeedOptions,
): Promise<boolean> {
  const client = new Client({ ...owner, application_name: 'arbora seed' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('arbora seed'))");
    const { rowCount } = await client.query('select from public.auth_person limit 1');
    if (rowCount) return false;
    await withoutHistory(client, async () => {
      await seedAccounts(client, now);
      await seedCompanies(client);
      await seedGuests(client, pragueTime(now, -40, 8));
      await seedPeople(client, now);
      await seedEvents(client, now);
      await seedReservations(client, now, ticketImage);
      await seedPayments(client, now);
      await seedBulkData(client, scale);
      await seedNews(client, now, scale);
      await seedPages(client, now);
      await seedContent(client, now, scale);
      await seedPlants(client, scale);
      await seedRelated(client);
      await seedOffers(client, now);
      await seedOrders(client, now, scale);
      if (media) await seedOrderFiles(client, media, pragueTime(now, -2, 9));
      if (media) await seedPictures(client, media, now);
    });
    await client.query('commit');
    await client.query('analyze');
    return true;
  } finally {
    await client.end();
  }
}
