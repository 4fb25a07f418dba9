import { LOCALES, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { makeTaxDocument } from './make-tax-document';
import { readableDocument } from './readable-document';

/**
 * `GET /api/backend/tax_document/:id?locale=` → an issued document as a PDF, for callers who may read it. 404
 * not_found for any other.
 */
export function taxDocumentRoute(app: App, { config, database }: Deps): void {
  app.get(
    '/api/backend/tax_document/:id',
    {
      config: { access: [ROLE.customer] },
      schema: {
        summary: 'An issued tax document as a PDF',
        errors: ['not_found'],
        params: v.object({ id: uuid }),
        querystring: v.object({ locale: v.optional(v.picklist(LOCALES, 'invalid'), 'cs') }),
      },
    },
    async (request, reply) => {
      const document = await readableDocument(database, request.caller.claims, request.params.id);
      const pdf = await makeTaxDocument(document, request.query.locale, config.brand);
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${document.label}.pdf"` })
        .type('application/pdf')
        .send(pdf);
    },
  );
}
