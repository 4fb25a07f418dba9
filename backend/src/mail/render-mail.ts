import { untypeset, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import type { Config } from '../config';
import { sellerOf } from '../seller/seller-of';
import { sellerLine } from './seller-text';
import type { Attachment } from './attachments';
import { greetingOf } from './greeting';
import { headerPictures } from './header-pictures';
import type { MailContent, MailFrame } from './mail-content';
import { mailHtml } from './mail-html';
import { mailPlain } from './mail-plain';
import { templateOf, type MailTemplates } from './mail-template';
import type { QueuedMail, RenderedMail } from './outbox';
import { fill, TEXTS } from './texts';
import { UnwritableMail } from './unwritable-mail';

type Writable = Pick<QueuedMail, 'kind' | 'locale' | 'payload'>;

/**
 * Renders a queued mail in its language.
 * @throws UnwritableMail if its kind is unknown or its payload is incomplete
 */
export async function renderMail(templates: MailTemplates, mail: Writable, config: Config): Promise<RenderedMail> {
  const content = await contentOf(templates, mail, config);
  const { name: brand, address } = config.brand;
  const seller = sellerOf(config);
  const frame: MailFrame = {
    locale: mail.locale,
    brand,
    address,
    seller: seller && sellerLine(seller, mail.locale),
    greeting: content.voice === 'own' ? null : greetingOf(mail.locale, mail.payload),
    contact: content.voice === 'customer' ? contactOf(mail.locale, config) : null,
    footer: content.footer ?? TEXTS[mail.locale].footer,
  };
  return {
    subject: untypeset(content.subject),
    html: await mailHtml(content, frame),
    plain: mailPlain(content, frame),
    headers: content.headers ?? {},
    replyTo: content.replyTo ?? null,
  };
}

/**
 * The generated files of a mail; identical each time, except the signature of a wallet pass.
 * @throws ValiError for a payload that `renderMail` refuses
 */
export async function generatedFiles(
  templates: MailTemplates,
  mail: Writable & Pick<QueuedMail, 'created_at'>,
  config: Config,
): Promise<Attachment[]> {
  return [...(await headerPictures()), ...((await templateOf(templates, mail.kind)?.files?.(mail, config)) ?? [])];
}

function contactOf(locale: Locale, { brand: { person, phone, email } }: Config): MailFrame['contact'] {
  const { contact, contact_person } = TEXTS[locale];
  const text = person === null ? fill(contact, { phone, email }) : fill(contact_person, { person, phone, email });
  return { text, phone, email };
}

async function contentOf(templates: MailTemplates, mail: Writable, config: Config): Promise<MailContent> {
  const template = templateOf(templates, mail.kind);
  if (template === undefined) throw new UnwritableMail(`there is no mail of the kind ${mail.kind}`);
  try {
    return await template.write(mail.locale, mail.payload, config);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const where = error.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
    throw new UnwritableMail(`${mail.kind} cannot be written: ${where}`, { cause: error });
  }
}
