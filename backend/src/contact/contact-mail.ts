import { textIn, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import type { MailTemplate } from '../mail/mail-template';
import { staffMail, type Block, type MailContent } from '../mail/mail-content';
import { fill, TEXTS } from '../mail/texts';

const sent = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.nullish(v.string()),
  branch: v.nullish(v.string()),
  /** The title of the position, see app_private.add_job_application. */
  position: v.nullish(v.string()),
  position_en: v.nullish(v.string()),
  position_pl: v.nullish(v.string()),
  message: v.nullish(v.string()),
});
type Sent = v.InferOutput<typeof sent>;

/** A message of the contact form, for the branch; replies go to the sender. */
export function contactMessageMail(locale: Locale, payload: unknown): MailContent {
  const data = v.parse(sent, payload);
  const own = TEXTS[locale]['contact-message'];
  return fromSender(locale, data, { ...own, subject: fill(own.subject, { name: data.name }) });
}

/** A job application for the recruiters, with its file attached. */
export function jobApplicationMail(locale: Locale, payload: unknown, days: number): MailContent {
  const data = v.parse(sent, payload);
  const own = TEXTS[locale]['job-application'];
  const { position, position_en, position_pl } = data;
  const title = textIn({ position, position_en, position_pl }, 'position', locale) || own.open;
  const subject = fill(own.subject, { name: data.name, position: title });
  const mail = fromSender(locale, { ...data, position: title }, { ...own, subject });
  return { ...mail, blocks: [...mail.blocks, { type: 'paragraph', text: fill(own.kept, { days: String(days) }) }] };
}

function fromSender(locale: Locale, data: Sent, own: { subject: string; headline: string; body: string }): MailContent {
  const { label } = TEXTS[locale];
  const rows: [string, string | null | undefined][] = [
    [label.position, data.position],
    [label.name, data.name],
    [label.email, data.email],
    [label.phone, data.phone],
    [label.branch, data.branch],
  ];
  const blocks: Block[] = [
    { type: 'paragraph', text: own.body },
    { type: 'facts', rows: rows.filter((row): row is [string, string] => Boolean(row[1])) },
    ...(data.message ?? '')
      .split('\n')
      .filter((text) => text !== '')
      .map((text): Block => ({ type: 'paragraph', text })),
  ];
  return { ...staffMail(own, blocks), replyTo: data.email };
}

/** Messages and job applications to the nursery. */
export const contactMails = {
  'contact-message': { write: contactMessageMail },
  'job-application': {
    write: (locale, payload, { jobApplicationDays }) => jobApplicationMail(locale, payload, jobApplicationDays),
  },
} satisfies Record<string, MailTemplate>;
