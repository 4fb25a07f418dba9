import type { Pool } from 'pg';
import { timeToPublication } from './render/publication-clock';

/** Machines that read lists of pages come by now and then, and much is read for them. */
export const KEPT_SECONDS = 3600;

/**
 * How long a list of what is published may be kept: no longer than until the next article appears. Call it before the
 * list is read.
 */
export async function keptUntilPublication(service: Pool): Promise<string> {
  const seconds = Math.floor((await timeToPublication(service)) / 1000);
  return `public, max-age=${Math.min(seconds, KEPT_SECONDS)}`;
}
