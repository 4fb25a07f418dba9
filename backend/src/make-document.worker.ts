import { ticketsPdf } from './booking/tickets-pdf';
import { applePass } from './booking/wallet/apple-pass';
import type { DocumentMakers, DocumentTask } from './documents/make-document';
import { orderDocument } from './shop/document/order-document';

const MAKERS: DocumentMakers = { ticketsPdf, orderDocument, applePass };

/** Makes a document in a worker thread. */
export default function make({ maker, args }: DocumentTask): Promise<Buffer> {
  const run = MAKERS[maker] as (...given: unknown[]) => Promise<Buffer>;
  return run(...args);
}
