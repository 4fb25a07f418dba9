import { ticketsPdf } from '../booking/tickets-pdf';
import { applePass } from '../booking/wallet/apple-pass';
import { orderDocument } from '../shop/document/order-document';

const MAKERS = { ticketsPdf, orderDocument, applePass };

export type Maker = keyof typeof MAKERS;
export type MakerArguments<Name extends Maker> = Parameters<(typeof MAKERS)[Name]>;

export interface DocumentTask {
  maker: Maker;
  args: unknown[];
}

/** Makes a document in a worker thread. */
export default function make({ maker, args }: DocumentTask): Promise<Buffer> {
  const run = MAKERS[maker] as (...given: unknown[]) => Promise<Buffer>;
  return run(...args);
}
