import type { ClientBase } from 'pg';
import { seedBulletins } from './bulletins';
import { seedFeedback } from './feedback';
import { seedGalleries } from './galleries';
import { seedJobs } from './jobs';
import { seedPlaces } from './places';
import { seedTours } from './tours';

/** Seeds content and customers' feedback; people and news must exist. */
export async function seedContent(client: ClientBase, now: Date, scale = 1): Promise<void> {
  await seedGalleries(client, now);
  await seedJobs(client, now);
  await seedTours(client, now);
  await seedPlaces(client, now);
  await seedBulletins(client, now);
  await seedFeedback(client, now, scale);
}
