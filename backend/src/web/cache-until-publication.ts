import type { Pool } from 'pg';
import { timeToPublication } from './render/publication-clock';

/** Cache time of lists for crawlers and feed readers, which poll rarely while each list takes many reads. */
export const CACHE_SECONDS = 3600;

/**
 * `Cache-Control` for a list of published content: until the next article appears at most. Call it before the list is
 * read.
 */
export async function cacheUntilPublication(service: Pool): Promise<string> {
  const seconds = Math.floor((await timeToPublication(service)) / 1000);
  return `public, max-age=${Math.min(seconds, CACHE_SECONDS)}`;
}
