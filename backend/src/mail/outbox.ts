import type { Pool } from 'pg';
import type { PrivateRow } from '../database/private/private-row';

/** A mail claimed from the outbox; `attempts` includes this one. Without a recipient it goes to the nursery. */
export type QueuedMail = PrivateRow<
  'mail',
  'id' | 'kind' | 'recipient' | 'locale' | 'payload' | 'attempts' | 'created_at' | 'attachment_batch' | 'newsletter_id'
>;

export interface RenderedMail {
  subject: string;
  html: string;
  plain: string;
  headers: Record<string, string>;
  /** Null: no Reply-To. */
  replyTo: string | null;
}

/**
 * Duration of a claim: afterwards another sender takes over the mail of a crashed one. Far longer than SMTP's timeouts.
 */
const CLAIM = '10 minutes';
/** Delay before each further attempt; after the last one the mail is dead and needs a person. */
const BACKOFF_SECONDS = [30, 120, 600, 3600, 21_600];
const ATTEMPTS_MAX = BACKOFF_SECONDS.length + 1;

/**
 * Claims one due mail, those about a login first and letters to many recipients last, and counts the attempt; committed
 * before sending. No other sender gets the mail until the claim expires. Null if none is due. The order is that of the
 * index `mail_due`.
 */
export async function claimDue(service: Pool): Promise<QueuedMail | null> {
  const { rows } = await service.query<QueuedMail>(
    `update app_private.mail
     set status = 'sending', attempts = attempts + 1, next_attempt_at = now() + $1::interval
     where id = (
       select id from app_private.mail
       where status in ('queued', 'sending') and next_attempt_at <= now()
       order by
         case
           when kind in ('newsletter', 'booking-letter') then 2
           when kind in ('password-reset', 'email-change-old', 'email-change-new', 'security-changed') then 0
           else 1
         end,
         next_attempt_at, created_at
       limit 1
       for update skip locked
     )
     returning id, kind, recipient, locale, payload, attempts, created_at, attachment_batch, newsletter_id`,
    [CLAIM],
  );
  return rows[0] ?? null;
}

/** Whether the mail has used all its attempts, for example because its senders keep crashing. */
export function isSpent({ attempts }: QueuedMail): boolean {
  return attempts > ATTEMPTS_MAX;
}

/** Stores the sent mail, or only the fact that it was sent if it contains a secret. */
export async function markSent(
  service: Pool,
  { id }: QueuedMail,
  to: string,
  { subject, html, plain }: RenderedMail,
  secret: boolean,
): Promise<void> {
  await service.query(
    `update app_private.mail
     set status = 'sent', sent_at = now(), last_error = null, delivered_to = $2, subject = $3, html = $4, plain = $5,
       payload = case when $6 then '{}' else payload end
     where id = $1`,
    [id, to, subject, secret ? null : html, secret ? null : plain, secret],
  );
}

/**
 * Requeues a failed mail for a later attempt, or marks it dead if it has used all of them or no attempt can succeed.
 * Returns whether it is dead. A sender that has lost its claim changes nothing.
 */
export async function markFailed(
  service: Pool,
  { id, attempts }: QueuedMail,
  error: unknown,
  permanent: boolean,
): Promise<boolean> {
  const wait = permanent ? undefined : BACKOFF_SECONDS[attempts - 1];
  const dead = wait === undefined;
  const { rowCount } = await service.query(
    `update app_private.mail
     set status = $3, last_error = $4, next_attempt_at = now() + make_interval(secs => $5),
       dead_at = case when $3 = 'dead' then now() end
     where id = $1 and attempts = $2 and status = 'sending'`,
    [id, attempts, dead ? 'dead' : 'queued', String(error).slice(0, 1000), wait ?? 0],
  );
  return dead && rowCount === 1;
}
