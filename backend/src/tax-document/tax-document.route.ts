import { LOCALES, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { issuedDocument } from './issued-document';
import { makeTaxDocument } from './make-tax-document';

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
      // Under the caller's role: row security hides other people's documents.
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ document: unknown }>(
          `select to_jsonb(d) || jsonb_build_object('corrects_label', c.label) as document
           from public.tax_document d
           left join public.tax_document c on c.id = d.corrects
           where d.id = $1`,
          [request.params.id],
        ),
      );
      const [row] = rows;
      if (row === undefined) throw new AppError('not_found');
      const document = v.parse(issuedDocument, row.document);
      const pdf = await makeTaxDocument(document, request.query.locale, config.brand);
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${document.label}.pdf"` })
        .type('application/pdf')
        .send(pdf);
    },
  );
}
