import { removeUnusedMedia } from '../media/remove-unused';
import { openStorage } from '../media/storage/media-storage';
import { withdrawDeletedPictures } from '../media/withdraw-deleted';
import type { Job } from './job';

/**
 * Removes the files of deleted pictures and files once their deletion cannot be undone any more, and what interrupted
 * uploads left behind. Until then nothing of a deleted picture is delivered.
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
