import type { Locale } from '@arbora/domain';
import type { Pool } from 'pg';
import type { Config } from '../config';
import type { Attachment } from './attachments';
import type { MailContent } from './mail-content';
import type { QueuedMail } from './outbox';

type Payload = QueuedMail['payload'];

/** How mails of one kind are made of the payloads that transactions queue. Their senders define them. */
export interface MailTemplate {
  /** @throws ValiError for an incomplete payload */
  write: (locale: Locale, payload: unknown, config: Config) => MailContent | Promise<MailContent>;
  /**
   * Completes the payload with the current state of its records.
   * @throws UnwritableMail if one no longer exists
   */
  complete?: (service: Pool, mail: Pick<QueuedMail, 'payload' | 'newsletter_id'>) => Promise<Payload>;
  /** Files made of the payload; identical each time, except the signature of a wallet pass. */
  files?: (mail: Pick<QueuedMail, 'locale' | 'payload' | 'created_at'>, config: Config) => Promise<Attachment[]>;
  /** Documents made of records: none if one no longer exists. */
  documents?: (
    service: Pool,
    mail: Pick<QueuedMail, 'locale' | 'payload' | 'created_at'>,
    config: Config,
  ) => Promise<Attachment[]>;
}

/** Templates by kind of mail. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;

/** The templates of several kinds. */
export function templatesOf<Kind extends string>(
  kinds: readonly Kind[],
  of: (kind: Kind) => MailTemplate,
): Record<Kind, MailTemplate> {
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, MailTemplate>;
}

/** The template of a kind; undefined if there is none. */
export function templateOf(templates: MailTemplates, kind: string): MailTemplate | undefined {
  return Object.hasOwn(templates, kind) ? templates[kind] : undefined;
}

/** The payload of a mail completed with the current state of its records. @throws UnwritableMail */
export async function completePayload(
  templates: MailTemplates,
  service: Pool,
  mail: Pick<QueuedMail, 'kind' | 'payload' | 'newsletter_id'>,
): Promise<Payload> {
  return (await templateOf(templates, mail.kind)?.complete?.(service, mail)) ?? mail.payload;
}
