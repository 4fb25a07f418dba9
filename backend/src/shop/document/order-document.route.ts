import { LOCALES, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { makeOrderDocument } from './make-order-document';
import { AppError } from '../../http/errors';
import { uuid } from '../../http/fields';
import type { App, Deps } from '../../service';
import { customerLocale, documentFileName, readOrder, readQuote } from './document-facts';

const READERS = { web_order: readOrder, quote: readQuote } as const;

/**
 * `GET /api/backend/web_order/:id/document?locale=` → an order or inquiry as a PDF, `…/quote/:id/document` → a quote,
 * for callers who may read it; without `locale` in the customer's language. 404 not_found otherwise.
 */
export function orderDocumentRoute(app: App, { config, database }: Deps): void {
  for (const resource of ['web_order', 'quote'] as const) {
    app.get(
      `/api/backend/${resource}/:id/document`,
      {
        config: { access: [ROLE.customer] },
        schema: {
          summary: resource === 'quote' ? 'A version of a quote as a PDF' : 'An order or inquiry as a PDF',
          errors: ['not_found'],
          params: v.object({ id: uuid }),
          querystring: v.object({ locale: v.optional(v.picklist(LOCALES, 'invalid')) }),
        },
      },
      async (request, reply) => {
        const facts = await READERS[resource](database, request.caller.claims, request.params.id);
        if (facts === null) throw new AppError('not_found');
        const locale = request.query.locale ?? customerLocale(facts);
        const { brand, seller, payment, publicOrigin } = config;
        const setting = { brand, seller, payment, publicOrigin };
        const content = await makeOrderDocument(facts, locale, setting, new Date());
        return reply
          .headers({
            'cache-control': 'no-store',
            'content-disposition': `attachment; filename="${documentFileName(facts)}"`,
          })
          .type('application/pdf')
          .send(content);
      },
    );
  }
}
