import { makeDocument } from '../../documents/make-document';
import type { orderDocument } from './order-document';

/** `orderDocument` in a worker thread: an order, inquiry or quote. @throws AppError unavailable */
export function makeOrderDocument(...args: Parameters<typeof orderDocument>): Promise<Buffer> {
  return makeDocument('orderDocument', args);
}
