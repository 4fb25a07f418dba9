import { makeDocument } from '../documents/make-document';
import type { ticketsPdf } from './tickets-pdf';

/** `ticketsPdf` in a worker thread: tickets to print. @throws AppError unavailable */
export function makeTicketsPdf(...args: Parameters<typeof ticketsPdf>): Promise<Buffer> {
  return makeDocument('ticketsPdf', args);
}
