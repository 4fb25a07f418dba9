import type { Service } from '../service';
import { isdocRoute } from './isdoc.route';
import { taxDocumentRoute } from './tax-document.route';

/** Tax documents, which the database issues when a payment is recorded. */
export const taxDocumentService: Service = {
  name: 'tax-document',
  register(app, deps) {
    taxDocumentRoute(app, deps);
    isdocRoute(app, deps);
  },
};
