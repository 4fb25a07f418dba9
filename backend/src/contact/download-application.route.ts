import { ROLE, type Row } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import { sendStoredFile } from '../media/file/send-stored-file';
import { originalName } from '../media/media-object';
import type { MediaStorage } from '../media/storage/media-storage';
import type { App, Deps } from '../service';

interface ApplicationRow extends Row<'job_application', 'file_name' | 'content_type'> {
  /** Never revealed. */
  key: string;
}

/**
 * `GET /api/backend/job_application/{id}/file`: the file of an application, for holders of `jobs`; 404
 * not_found for others. 503 media.unavailable.
 */
export function downloadApplicationRoute(app: App, { database }: Deps, storage: MediaStorage): void {
  app.get(
    '/api/backend/job_application/:id/file',
    {
      config: { access: [ROLE.manager] },
      schema: {
        summary: 'The file of a job application',
        errors: ['not_found', 'media.unavailable'],
        params: v.object({ id: uuid }),
      },
    },
    async (request, reply) => {
      const row = await database.asRole(request.caller.claims, async (client) => {
        const { rows } = await client.query<ApplicationRow>(
          'select key, file_name, content_type from public.job_application where id = $1',
          [request.params.id],
        );
        return rows[0];
      });
      const file = row && (await storage.read(originalName(row.key)));
      if (!file) throw new AppError('not_found');
      return sendStoredFile(reply, file, {
        name: row.file_name,
        contentType: row.content_type,
        cacheControl: 'private, no-store',
      });
    },
  );
}
