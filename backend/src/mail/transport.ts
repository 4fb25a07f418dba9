import nodemailer from 'nodemailer';
import type { Config } from '../config';
import type { Attachment } from './attachments';
import type { RenderedMail } from './outbox';
import { AUTOMATIC } from './mail-content';

/** An outgoing mail. */
export interface OutgoingMail extends RenderedMail {
  id: string;
  to: string;
  /** Time of queueing, ISO 8601: used as the Date header, however late the mail is sent. */
  date: string;
  attachments: Attachment[];
}

/** Sends mails; throws on failure. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Timeout (ms) for connecting to an SMTP server and for its greeting. */
const CONNECTING = 10_000;
const GREETING = 20_000;
/** Timeout for later silence, such as during a spam check. */
const SILENCE = 30_000;

/**
 * SMTP if `smtpUrl` is set; otherwise `send` does nothing: the mail counts as sent, and the mailbox page shows it.
 */
export function createTransport({ smtpUrl, mail: { from }, brand }: Config): MailTransport {
  if (smtpUrl === null) return { send: async () => undefined, close: () => undefined };
  const { username } = new URL(smtpUrl);
  const smtp = nodemailer.createTransport(
    {
      url: smtpUrl,
      // The password is never sent unencrypted, even if an intermediary hides the server's TLS support.
      requireTLS: username !== '',
      connectionTimeout: CONNECTING,
      greetingTimeout: GREETING,
      socketTimeout: SILENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: brand.name, address: from } },
  );
  const domain = from.split('@')[1] ?? 'localhost';
  return {
    close: () => smtp.close(),
    async send({ id, to, date, subject, html, plain, headers, replyTo, attachments }) {
      await smtp.sendMail({
        // As an object, because a string could be parsed as several addresses.
        to: { name: '', address: to },
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text: plain,
        // A mail sent twice, for example after a crash, has the same bytes, so that the recipient's program shows it once.
        messageId: `<${id}@${domain}>`,
        date: new Date(date),
        // Spread because the library's types lack this option.
        ...{ baseBoundary: id },
        // A letter with `replyTo` was written by a person.
        headers: { ...(replyTo === null ? AUTOMATIC : {}), ...headers },
        attachments: attachments.map(({ filename, content_type, content, cid }) => ({
          filename,
          content,
          contentType: content_type,
          ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
        })),
      });
    },
  };
}
