import type { Pool } from 'pg';
import type { PrivateRow } from '../database/private/private-row';

export interface Attachment extends PrivateRow<'mail_attachment', 'filename' | 'content_type' | 'content'> {
  /** The Content-ID by which the mail's HTML refers to it. */
  cid?: string;
}

/** The attachments of a mail, in order. */
export async function readAttachments(service: Pool, batch: string | null): Promise<Attachment[]> {
  if (batch === null) return [];
  const { rows } = await service.query<Attachment>(
    `select filename, content_type, content from app_private.mail_attachment
     where batch_id = $1 order by position`,
    [batch],
  );
  return rows;
}
