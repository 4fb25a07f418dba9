import type { Pool } from 'pg';
import type { Config } from '../config';
import { makeDocument } from '../documents/make-document';
import {
  documentFileName,
  readOrderOfAnyone,
  readQuoteOfAnyone,
  type DocumentFacts,
} from '../shop/document/document-facts';
import type { Attachment } from './attachments';
import type { QueuedMail } from './outbox';

/**
 * The document of a mail to the customer: the order or inquiry that it confirms, or the quote that it brings. None in
 * other mails, or if the order is gone.
 * @throws AppError unavailable if too many documents are being made
 */
export async function orderFiles(
  service: Pool,
  { kind, locale, payload, created_at }: Pick<QueuedMail, 'kind' | 'locale' | 'payload' | 'created_at'>,
  { brand, company, payment, publicOrigin }: Config,
): Promise<Attachment[]> {
  const facts = await documentFacts(service, kind, payload);
  if (facts === null) return [];
  const setting = { brand, company, payment, publicOrigin };
  const content = await makeDocument('orderDocument', facts, locale, setting, new Date(created_at));
  return [{ filename: documentFileName(facts), content_type: 'application/pdf', content }];
}

async function documentFacts(
  service: Pool,
  kind: string,
  { order_id, quote_id }: QueuedMail['payload'],
): Promise<DocumentFacts | null> {
  switch (kind) {
    case 'order-create':
    case 'quote-accepted':
      return readOrderOfAnyone(service, String(order_id));
    case 'quote-sent':
      return readQuoteOfAnyone(service, String(quote_id));
    default:
      return null;
  }
}
