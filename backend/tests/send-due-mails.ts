import { sendDueMail } from '../src/mail/send-due-mail';
import type { MailTransport } from '../src/mail/transport';
import type { Deps } from '../src/service';
import { MAIL_TEMPLATES } from '../src/mail-templates';

/** Sends up to four due mails concurrently; returns their number. */
export async function sendDueMails(deps: Deps, transport: MailTransport): Promise<number> {
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendDueMail(deps, MAIL_TEMPLATES, transport)));
  return sent.filter(Boolean).length;
}
