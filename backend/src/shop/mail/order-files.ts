import type { Pool } from 'pg';
import type { Config } from '../../config';
import { makeOrderDocument } from '../document/make-order-document';
import { documentFileName, readOrderOfAnyone, readQuoteOfAnyone, type DocumentFacts } from '../document/document-facts';
import type { Attachment } from '../../mail/attachments';
import type { QueuedMail } from '../../mail/outbox';

type Mail = Pick<QueuedMail, 'locale' | 'payload' | 'created_at'>;

/**
 * The order or inquiry that a mail confirms, as a document; none if it is gone.
 * @throws AppError unavailable if too many documents are being made
 */
export async function orderFiles(service: Pool, mail: Mail, config: Config): Promise<Attachment[]> {
  return filesOf(await readOrderOfAnyone(service, String(mail.payload.order_id)), mail, config);
}

/** The same for the quote that a mail brings. */
export async function quoteFiles(service: Pool, mail: Mail, config: Config): Promise<Attachment[]> {
  return filesOf(await readQuoteOfAnyone(service, String(mail.payload.quote_id)), mail, config);
}

async function filesOf(
  facts: DocumentFacts | null,
  { locale, created_at }: Mail,
  { brand, seller, payment, publicOrigin }: Config,
): Promise<Attachment[]> {
  if (facts === null) return [];
  const setting = { brand, seller, payment, publicOrigin };
  const content = await makeOrderDocument(facts, locale, setting, new Date(created_at));
  return [{ filename: documentFileName(facts), content_type: 'application/pdf', content }];
}
