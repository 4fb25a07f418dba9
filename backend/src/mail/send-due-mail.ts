import type { Deps } from '../service';
import { claimDue, markFailed, markSent } from './outbox';
import { recipientOf } from './recipient';
import { renderMail } from './render-mail';
import type { MailTransport } from './transport';

const BATCH = 20;

/**
 * Sends the mails that are due, a batch of them, and returns how many it took. Safe in several processes at once; one
 * mail's failure is kept with that mail and does not stop the others.
 */
export async function sendDueMail({ config, database }: Deps, transport: MailTransport): Promise<number> {
  const due = await claimDue(database.service, BATCH);
  for (const mail of due) {
    try {
      const rendered = renderMail(mail, config);
      const to = recipientOf(mail, config);
      await transport.send(mail.id, to, rendered);
      await markSent(database.service, mail.id, to, rendered);
    } catch (error) {
      await markFailed(database.service, mail, error);
    }
  }
  return due.length;
}
