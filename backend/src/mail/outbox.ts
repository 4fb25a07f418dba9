import type { Locale } from '@arbora/domain';
import type { Pool } from 'pg';

/** A mail taken from the outbox to be sent. */
export interface QueuedMail {
  id: string;
  kind: string;
  /** Null: the nursery's own address. */
  recipient: string | null;
  locale: Locale;
  payload: Record<string, unknown>;
  /** How often it has been tried, this time included. */
  attempts: number;
}

export interface RenderedMail {
  subject: string;
  html: string;
  plain: string;
}

/** A sender that dies keeps its mails for as long; then another one takes them over. */
const CLAIM = '2 minutes';
/** Wait before each further attempt; after the last the mail is dead and a person has to look. */
const BACKOFF_SECONDS = [30, 120, 600, 3600, 21_600];

/** Claims up to `limit` mails that are due; no other sender gets them until the claim runs out. */
export async function claimDue(service: Pool, limit: number): Promise<QueuedMail[]> {
  const { rows } = await service.query<QueuedMail>(
    `update app_private.mail
     set status = 'sending', attempts = attempts + 1, next_attempt_at = now() + $2::interval
     where id in (
       select id from app_private.mail
       where status in ('queued', 'sending') and next_attempt_at <= now()
       order by next_attempt_at, created_at
       limit $1
       for update skip locked
     )
     returning id, kind, recipient, locale, payload, attempts`,
    [limit, CLAIM],
  );
  return rows;
}

/** Keeps the mail as it was sent. */
export async function markSent(service: Pool, id: string, to: string, mail: RenderedMail): Promise<void> {
  await service.query(
    `update app_private.mail
     set status = 'sent', sent_at = now(), last_error = null, delivered_to = $2, subject = $3, html = $4, plain = $5
     where id = $1`,
    [id, to, mail.subject, mail.html, mail.plain],
  );
}

/** Puts a failed mail back for a later attempt, or aside as dead when it has had them all. */
export async function markFailed(service: Pool, { id, attempts }: QueuedMail, error: unknown): Promise<void> {
  const wait = BACKOFF_SECONDS[attempts - 1];
  await service.query(
    `update app_private.mail
     set status = $2, last_error = $3, next_attempt_at = now() + make_interval(secs => $4)
     where id = $1`,
    [id, wait === undefined ? 'dead' : 'queued', String(error).slice(0, 1000), wait ?? 0],
  );
}
