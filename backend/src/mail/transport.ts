import nodemailer from 'nodemailer';
import type { Config } from '../config';
import type { RenderedMail } from './outbox';

/** Hands mails over; throws when it could not. */
export interface MailTransport {
  send(id: string, to: string, mail: RenderedMail): Promise<void>;
  close(): void;
}

/** SMTP when an address is set; otherwise the mail rests in its table, where the mailbox page shows it. */
export function createTransport({ smtpUrl, mail: { from }, brand }: Config): MailTransport {
  if (smtpUrl === null) return { send: async () => undefined, close: () => undefined };
  const smtp = nodemailer.createTransport(smtpUrl, { from: { name: brand.name, address: from } });
  const domain = from.split('@')[1] ?? 'localhost';
  return {
    close: () => smtp.close(),
    async send(id, to, { subject, html, plain }) {
      await smtp.sendMail({
        to,
        subject,
        html,
        text: plain,
        // The same mail keeps its id, so that a server that got it twice can tell.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
