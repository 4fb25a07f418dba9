import type { Pool } from 'pg';
import type { PrivateRow } from '../database/private/private-row';
import type { Attachment } from './attachments';
import type { QueuedMail } from './outbox';

/** A mail in the mailbox; null values are not known before it is sent. */
export interface MailboxMail extends PrivateRow<
  'mail',
  'id' | 'kind' | 'locale' | 'status' | 'subject' | 'plain' | 'html' | 'last_error' | 'created_at' | 'sent_at'
> {
  to: string | null;
  /** In order; `position` counts from 1. */
  attachments: { position: number; filename: string }[];
}

const COLUMNS = `id, kind, coalesce(delivered_to, recipient) as to, locale, status, subject, plain, html, last_error, created_at,
   sent_at, coalesce((
     select jsonb_agg(jsonb_build_object('position', a.position, 'filename', a.filename) order by a.position)
     from app_private.mail_attachment a where a.batch_id = mail.attachment_batch
   ), '[]') as attachments`;

/** The newest mails first, at most 100; optionally those to one address or of one kind. */
export async function listMails(service: Pool, { to, kind }: { to?: string; kind?: string }): Promise<MailboxMail[]> {
  const { rows } = await service.query<MailboxMail>(
    `select ${COLUMNS} from app_private.mail
     where ($1::text is null or coalesce(delivered_to, recipient) = $1) and ($2::text is null or kind = $2)
     order by created_at desc, id limit 100`,
    [to ?? null, kind ?? null],
  );
  return rows;
}

export async function findMail(service: Pool, id: string): Promise<MailboxMail | null> {
  const { rows } = await service.query<MailboxMail>(`select ${COLUMNS} from app_private.mail where id = $1`, [id]);
  return rows[0] ?? null;
}

/** A mail at rest as it was queued, of which its files can be made again. */
export async function findQueued(
  service: Pool,
  id: string,
): Promise<Pick<QueuedMail, 'kind' | 'locale' | 'payload' | 'created_at'> | null> {
  const { rows } = await service.query<PrivateRow<'mail', 'kind' | 'locale' | 'payload' | 'created_at'>>(
    'select kind, locale, payload, created_at from app_private.mail where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** One attachment of a mail; positions count from 1. */
export async function findAttachment(service: Pool, mailId: string, position: number): Promise<Attachment | null> {
  const { rows } = await service.query<Attachment>(
    `select a.filename, a.content_type, a.content
     from app_private.mail m join app_private.mail_attachment a on a.batch_id = m.attachment_batch
     where m.id = $1 and a.position = $2`,
    [mailId, position],
  );
  return rows[0] ?? null;
}
