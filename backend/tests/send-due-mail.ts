import { sendNext } from '../src/mail/send-due-mail';
import type { MailTransport } from '../src/mail/transport';
import type { Deps } from '../src/service';

/** Sends up to four mails that are due at once, and returns how many there were. */
export async function sendDueMail(deps: Deps, transport: MailTransport): Promise<number> {
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendNext(deps, transport)));
  return sent.filter(Boolean).length;
}
