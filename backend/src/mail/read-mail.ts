import type { ReadMail } from '@arbora/domain';
import type { Pool } from 'pg';
import type { Config } from '../config';
import type { PrivateRow } from '../database/private/private-row';
import { completePayload, type MailTemplates } from './mail-template';
import { renderMail } from './render-mail';
import { isSecret } from './secret-mail';
import { UnwritableMail } from './unwritable-mail';

type Kept = PrivateRow<'mail', 'kind' | 'locale' | 'payload' | 'subject' | 'plain' | 'newsletter_id'>;

/** A mail as its recipient sees it; null if it does not exist. */
export async function readMail(
  templates: MailTemplates,
  service: Pool,
  config: Config,
  id: string,
): Promise<ReadMail | null> {
  const { rows } = await service.query<Kept>(
    'select kind, locale, payload, subject, plain, newsletter_id from app_private.mail where id = $1',
    [id],
  );
  const mail = rows[0];
  if (mail === undefined) return null;
  if (isSecret(mail.kind)) return { subject: mail.subject, text: null };
  if (mail.subject !== null && mail.plain !== null) return { subject: mail.subject, text: mail.plain };
  try {
    const { subject, plain } = await renderMail(
      templates,
      { ...mail, payload: await completePayload(templates, service, mail) },
      config,
    );
    return { subject, text: plain };
  } catch (error) {
    if (!(error instanceof UnwritableMail)) throw error;
    return { subject: mail.subject, text: null };
  }
}
