import { removeUnusedMedia } from '../media/remove-unused';
import { openStorage } from '../media/storage/media-storage';
import type { Job } from './job';

/** Removes the files of deleted pictures and files, and what interrupted uploads left behind. */
export const removeUnused: Job = {
  name: 'remove-unused-media',
  cron: '* * * * *',
  async run({ config, database }) {
    await removeUnusedMedia(database, openStorage(config.media));
  },
};
