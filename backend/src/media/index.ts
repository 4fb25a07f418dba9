import type { Service } from '../service';
import { downloadFileRoute } from './file/download-file.route';
import { uploadFileRoute } from './file/upload-file.route';
import { cdnRoute, shareRoute } from './image/cdn.route';
import { createVariants } from './image/find-variant';
import { makePanoramasAhead } from './image/prerender-panoramas';
import { uploadImageRoute } from './image/upload-image.route';
import { openStorage } from './storage/media-storage';

/** `/api/media` and `/cdn`: upload and delivery of pictures and files (spec §7, §9; README.md). */
export const mediaService: Service = {
  name: 'media',
  register(app, deps) {
    const storage = openStorage(deps.config.media);
    uploadImageRoute(app, deps, storage);
    uploadFileRoute(app, deps, storage);
    downloadFileRoute(app, deps, storage);
    const variants = createVariants(deps, storage, app.log);
    cdnRoute(app, variants);
    shareRoute(app, variants);
    app.addHook('onListen', () => {
      makePanoramasAhead(deps.database, variants).catch((error: unknown) =>
        app.log.warn({ err: error }, 'panoramas not made ahead'),
      );
    });
  },
};
