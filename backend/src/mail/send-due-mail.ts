import type { FastifyBaseLogger } from 'fastify';
import { retry } from '../retry';
import type { Deps } from '../service';
import { readAttachments } from './attachments';
import { completePayload, templateOf, type MailTemplates } from './mail-template';
import { hasMailbox } from './has-mailbox';
import { claimDue, isSpent, markFailed, markSent, type QueuedMail } from './outbox';
import { recipientOf } from './recipient';
import { generatedFiles, renderMail } from './render-mail';
import { isSecret } from './secret-mail';
import { failureCodes, isPermanent } from './send-failure';
import type { MailTransport } from './transport';
import { UnwritableMail } from './unwritable-mail';

/** Attempts to record that a mail was sent: over three seconds and more. */
const RECORD_RETRY = { firstPauseMs: 100, longestPauseMs: 3000, retries: 5 };

type Log = Pick<FastifyBaseLogger, 'error'>;

export interface SendOptions {
  log?: Log;
  /** Called when a mail was due, before it is sent. */
  claimed?: () => void;
  /** Called when a mail failed repeatedly, and will be tried again. */
  failedAgain?: (failure: ReturnType<typeof failureCodes>) => void;
  sent?: () => void;
}

/**
 * Sends one due mail; false if none is due. Safe in several processes at once; a failure is recorded with the mail and
 * does not stop the others.
 *
 * The attempt is recorded before and the success after the SMTP server has accepted the mail. A crash in between leaves
 * open whether it was accepted, and the mail is sent again when its claim expires: at-least-once delivery, and the
 * second mail has the same bytes (Message-ID and Date included), which mailboxes show once.
 */
export async function sendDueMail(
  deps: Deps,
  templates: MailTemplates,
  transport: MailTransport,
  options: SendOptions = {},
): Promise<boolean> {
  const { service } = deps.database;
  const mail = await claimDue(service);
  if (mail === null) return false;
  options.claimed?.();
  let recordSent: () => Promise<void>;
  try {
    recordSent = await deliver(deps, templates, transport, mail);
  } catch (error) {
    const dead = await markFailed(service, mail, error, isPermanent(error));
    // Servers repeat the address in their response, so its text is stored with the mail, not in the log.
    if (dead)
      options.log?.error({ mail: mail.id, kind: mail.kind, ...failureCodes(error) }, 'mail not delivered, set aside');
    else if (mail.attempts > 1) options.failedAgain?.(failureCodes(error));
    return true;
  }
  options.sent?.();
  // A short outage of the database must not send a mail twice.
  await retry(recordSent, RECORD_RETRY);
  return true;
}

/** Sends the mail and returns a function that records it. */
async function deliver(
  { config, database: { service } }: Deps,
  templates: MailTemplates,
  transport: MailTransport,
  mail: QueuedMail,
): Promise<() => Promise<void>> {
  if (isSpent(mail)) throw new UnwritableMail('sending it never came to an end');
  const complete = { ...mail, payload: await completePayload(templates, service, mail) };
  const rendered = await renderMail(templates, complete, config);
  const to = recipientOf(complete, config);
  const attachments = [
    ...(await generatedFiles(templates, complete, config)),
    ...((await templateOf(templates, mail.kind)?.documents?.(service, mail, config)) ?? []),
    ...(await readAttachments(service, mail.attachment_batch)),
  ];
  await transport.send({ ...rendered, id: mail.id, to, date: mail.created_at, attachments });
  // The mailbox of development is the only reader of a sent link.
  const secret = isSecret(mail.kind) && !hasMailbox(config);
  return () => markSent(service, mail, to, rendered, secret);
}
