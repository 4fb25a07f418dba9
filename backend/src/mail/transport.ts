import nodemailer from 'nodemailer';
import type { Config } from '../config';
import type { Attachment } from './attachments';
import type { RenderedMail } from './outbox';

/** A mail on its way out. */
export interface Letter extends RenderedMail {
  id: string;
  to: string;
  /** When it was queued, ISO 8601: its date, however late it leaves. */
  date: string;
  attachments: Attachment[];
}

/** Hands mails over; throws when it could not. */
export interface MailTransport {
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** An SMTP server that cannot be reached (ms), or reached but does not greet, is given up. */
const CONNECTING = 10_000;
const GREETING = 20_000;
/** One that says nothing later on, such as while it looks for spam. */
const SILENCE = 30_000;

/** SMTP when an address is set; otherwise the mail rests in its table, where the mailbox page shows it. */
export function createTransport({ smtpUrl, mail: { from }, brand }: Config): MailTransport {
  if (smtpUrl === null) return { send: async () => undefined, close: () => undefined };
  const { username } = new URL(smtpUrl);
  const smtp = nodemailer.createTransport(
    {
      url: smtpUrl,
      // A password never travels in the clear, even if someone in between hides that the server knows TLS.
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
        // As an object: the address may not be taken for several.
        to: { name: '', address: to },
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text: plain,
        // A mail that is sent again is the same to the byte, so that a mailbox that got it twice shows it once.
        messageId: `<${id}@${domain}>`,
        date: new Date(date),
        ...{ baseBoundary: id },
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

/** Keeps answering machines quiet. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
