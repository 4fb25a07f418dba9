import { removeUnusedMedia } from '../media/remove-unused';
import { openStorage } from '../media/storage/media-storage';
import { withdrawDeletedPictures } from '../media/withdraw-deleted';
import type { Job } from './job';

/**
 * Deletes the files of deleted pictures and files once their deletion cannot be undone, and remains of interrupted
 * uploads. Until then a deleted picture is kept but not delivered.
 */
export const removeUnused: Job = {
  name: 'remove-unused-media',
  cron: '* * * * *',
  async run({ config, database }) {
    const storage = openStorage(config.media);
    await withdrawDeletedPictures(database, storage);
    await removeUnusedMedia(database, storage);
  },
};
