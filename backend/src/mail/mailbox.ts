import type { Pool } from 'pg';

/** A mail as the mailbox shows it; what is null is not there before it is sent. */
export interface MailboxMail {
  id: string;
  kind: string;
  to: string | null;
  locale: string;
  status: string;
  subject: string | null;
  plain: string | null;
  html: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

const COLUMNS =
  'id, kind, coalesce(delivered_to, recipient) as to, locale, status, subject, plain, html, last_error, created_at, sent_at';

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
