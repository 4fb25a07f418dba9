import { accountingExport } from './accounting/accounting-export';
import { ticketsPdf } from './booking/tickets-pdf';
import { applePass } from './booking/wallet/apple-pass';
import type { DocumentTask } from './documents/make-document';
import { orderDocument } from './shop/document/order-document';
import { taxDocumentPdf } from './tax-document/tax-document-pdf';

type Maker = (...args: readonly unknown[]) => Promise<unknown>;

const MAKERS = new Map<string, unknown>(
  Object.entries({ ticketsPdf, orderDocument, taxDocumentPdf, applePass, accountingExport }),
);

/** Makes a document, or a file of many, in a worker thread. */
export default function make({ maker, args }: DocumentTask): Promise<unknown> {
  const run = MAKERS.get(maker) as Maker | undefined;
  if (run === undefined) throw new Error(`no function makes ${maker}`);
  return run(...args);
}
