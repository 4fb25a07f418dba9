import type { FileBucket, Row } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../../http/errors';
import { uuid } from '../../http/fields';
import type { App, Deps } from '../../service';
import { originalName } from '../media-object';
import type { MediaStorage } from '../storage/media-storage';
import { sendStoredFile } from './send-stored-file';

interface FileRow extends Row<'static_file', 'bucket' | 'name' | 'content_type'> {
  /** Never revealed. */
  key: string;
}

/** A file never changes; private ones must not be cached. */
const CACHING: Readonly<Record<FileBucket, string>> = {
  basket: 'private, no-store',
  public: 'public, max-age=31536000, immutable',
};

/**
 * `GET /api/media/static/{id}`: a file to download, never displayed on a page of this site. Public files for everyone,
 * those of a basket for their owner and sales; others get 404 not_found. 503 media.unavailable.
 */
export function downloadFileRoute(app: App, { database }: Deps, storage: MediaStorage): void {
  app.get(
    '/api/media/static/:id',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Downloads a file',
        errors: ['not_found', 'media.unavailable'],
        params: v.object({ id: uuid }),
      },
    },
    async (request, reply) => {
      const row = await database.asRole(request.caller.claims, async (client) => {
        const { rows } = await client.query<FileRow>(
          'select key, bucket, name, content_type from public.static_file where id = $1',
          [request.params.id],
        );
        return rows[0];
      });
      const file = row && (await storage.read(originalName(row.key)));
      if (!file) throw new AppError('not_found');
      return sendStoredFile(reply, file, {
        name: row.name,
        contentType: row.content_type,
        cacheControl: CACHING[row.bucket],
      });
    },
  );
}
