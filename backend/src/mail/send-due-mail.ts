import type { FastifyBaseLogger } from 'fastify';
import { retry } from '../retry';
import type { Deps } from '../service';
import { readAttachments } from './attachments';
import { factsOf } from './mail-facts';
import { claimDue, isSpent, markFailed, markSent, type QueuedMail } from './outbox';
import { recipientOf } from './recipient';
import { filesOf, renderMail } from './render-mail';
import { isSecret } from './secret-mail';
import { failureCodes, isPermanent } from './send-failure';
import type { MailTransport } from './transport';
import { UnwritableMail } from './unwritable-mail';

/** Attempts to note that a mail was sent: over three seconds and more. */
const NOTE = { firstPauseMs: 100, longestPauseMs: 3000, retries: 5 };

type Log = Pick<FastifyBaseLogger, 'error'>;

export interface SendOptions {
  log?: Log;
  /** Called when a mail was due, before it is sent. */
  claimed?: () => void;
}

/**
 * Sends one mail that is due; false when none is. Safe in several processes at once; one mail's failure is kept with that
 * mail and does not stop the others.
 *
 * The attempt is noted before and the success after the SMTP server has taken the mail. A process that dies in between
 * leaves open whether it was taken, and the mail is sent again when its claim has run out: rather twice than never, and
 * the second is the same to the byte (Message-ID and Date included), which mailboxes show once.
 */
export async function sendNext(deps: Deps, transport: MailTransport, options: SendOptions = {}): Promise<boolean> {
  const { service } = deps.database;
  const mail = await claimDue(service);
  if (mail === null) return false;
  options.claimed?.();
  let note: () => Promise<void>;
  try {
    note = await deliver(deps, transport, mail);
  } catch (error) {
    const dead = await markFailed(service, mail, error, isPermanent(error));
    // Servers repeat the address in their answer, so its text is kept with the mail, not in the log.
    if (dead)
      options.log?.error({ mail: mail.id, kind: mail.kind, ...failureCodes(error) }, 'mail not delivered, set aside');
    return true;
  }
  // A database that is away for a moment must not make a mail go out twice.
  await retry(note, NOTE);
  return true;
}

/** Sends the mail and returns how to note that. */
async function deliver(
  { config, database: { service } }: Deps,
  transport: MailTransport,
  mail: QueuedMail,
): Promise<() => Promise<void>> {
  if (isSpent(mail)) throw new UnwritableMail('sending it never came to an end');
  const complete = { ...mail, payload: await factsOf(service, mail) };
  const rendered = await renderMail(complete, config);
  const to = recipientOf(complete, config);
  const attachments = [
    ...(await filesOf(complete, config)),
    ...(await readAttachments(service, mail.attachment_batch)),
  ];
  await transport.send({ ...rendered, id: mail.id, to, date: mail.created_at, attachments });
  const secret = config.smtpUrl !== null && isSecret(mail.kind);
  return () => markSent(service, mail, to, rendered, secret);
}
