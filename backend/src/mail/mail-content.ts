import { MAIL_ALIGN_DEFAULT, type MailAlign } from '@arbora/domain';

/** What a mail says, before it is HTML or plain text. */
export type Block =
  | { type: 'paragraph'; text: string }
  /** Under a title the labels are the longer part, such as the lines of an order. */
  | { type: 'facts'; title?: string; rows: [label: string, value: string][] }
  | { type: 'links'; title: string; items: { text: string; href: string }[] }
  /** A way that is offered beside the button. */
  | { type: 'link'; text: string; href: string }
  | { type: 'button'; text: string; href: string }
  /** A picture that travels with the mail under this Content-ID. */
  | { type: 'picture'; cid: string; alt: string; width: number }
  /** HTML written by staff; it is sanitized where it becomes content. */
  | { type: 'html'; html: string };

export interface MailContent {
  subject: string;
  headline: string;
  align: MailAlign;
  /** `customer`: greeted, and told whom to call. `staff`: greeted. `own`: what its author wrote stands alone. */
  voice: 'customer' | 'staff' | 'own';
  blocks: Block[];
  /** Headers of its own, such as the way out of a newsletter. */
  headers?: Record<string, string>;
  /** Where an answer goes; without it to the sender. */
  replyTo?: string;
  /** What it ends with, unless that it was generated automatically (spec §3). */
  footer?: string;
}

/** What stands around the content of each mail. */
export interface MailFrame {
  locale: string;
  brand: string;
  /** Null: it begins with its content. */
  greeting: string | null;
  /** Whom to ask, above the footer: a sentence that names both. */
  contact: { text: string; phone: string; email: string } | null;
  /** What the mail ends with. */
  footer: string;
  /** Where the house is. */
  address: string;
}

type Written = Pick<MailContent, 'subject' | 'headline'>;

/** A mail to a customer under its subject and headline, aligned as usual (spec §9). */
export function plainMail({ subject, headline }: Written, blocks: Block[]): MailContent {
  return { subject, headline, align: MAIL_ALIGN_DEFAULT, voice: 'customer', blocks };
}

/** A mail to the nursery itself. */
export function staffMail(texts: Written, blocks: Block[]): MailContent {
  return { ...plainMail(texts, blocks), voice: 'staff' };
}
