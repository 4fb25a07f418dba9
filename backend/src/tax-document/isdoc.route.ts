import { ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { ISDOC_TYPE, isdocFileName, isdocXml } from './isdoc';
import { readableDocument } from './readable-document';

/**
 * `GET /api/backend/tax_document/:id/isdoc` → an issued document in ISDOC for accounting programs, for callers who may
 * read it. 404 not_found for any other.
 */
export function isdocRoute(app: App, { database }: Deps): void {
  app.get(
    '/api/backend/tax_document/:id/isdoc',
    {
      config: { access: [ROLE.customer] },
      schema: {
        summary: 'An issued tax document in ISDOC',
        errors: ['not_found'],
        params: v.object({ id: uuid }),
      },
    },
    async (request, reply) => {
      const document = await readableDocument(database, request.caller.claims, request.params.id);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${isdocFileName(document)}"`,
        })
        .type(`${ISDOC_TYPE}; charset=utf-8`)
        .send(isdocXml(document));
    },
  );
}
