import { makeDocument } from '../documents/make-document';
import type { taxDocumentPdf } from './tax-document-pdf';

/** `taxDocumentPdf` in a worker thread. @throws AppError unavailable */
export function makeTaxDocument(...args: Parameters<typeof taxDocumentPdf>): Promise<Buffer> {
  return makeDocument('taxDocumentPdf', args);
}
