import { openStorage } from '../media/storage/media-storage';
import { trimMediaCache } from '../media/trim-cache';
import type { Job } from './job';

/** Keeps resized pictures within the cache limit. */
export const trimCache: Job = {
  name: 'trim-media-cache',
  cron: '*/10 * * * *',
  async run({ config, database }) {
    await trimMediaCache(database, openStorage(config.media), config.media.cacheBytes);
  },
};
