import { MAIL_ALIGN_DEFAULT, type MailAlign } from '@arbora/domain';

/** The content of a mail, independent of HTML and plain text. */
export type Block =
  | { type: 'paragraph'; text: string }
  /** Under a title the labels are the longer part, for example the lines of an order. */
  | { type: 'facts'; title?: string; rows: [label: string, value: string][] }
  | { type: 'links'; title: string; items: { text: string; href: string }[] }
  /** An alternative to the button. */
  | { type: 'link'; text: string; href: string }
  | { type: 'button'; text: string; href: string }
  /** A picture embedded in the mail under this Content-ID. */
  | { type: 'picture'; cid: string; alt: string; width: number }
  /** HTML written by staff; it is sanitized where it becomes content. */
  | { type: 'html'; html: string };

export interface MailContent {
  subject: string;
  headline: string;
  align: MailAlign;
  /** `customer`: salutation and contacts. `staff`: salutation only. `own`: the author's text only. */
  voice: 'customer' | 'staff' | 'own';
  blocks: Block[];
  /** Additional headers, such as the unsubscribe link of a newsletter. */
  headers?: Record<string, string>;
  /** The Reply-To address; by default the sender. */
  replyTo?: string;
  /** Replaces the notice that the mail was generated automatically (spec §3). */
  footer?: string;
}

/** The frame around the content of each mail. */
export interface MailFrame {
  locale: string;
  brand: string;
  /** Null: no salutation. */
  greeting: string | null;
  /** Contacts above the footer: a sentence with both. */
  contact: { text: string; phone: string; email: string } | null;
  /** The last line of the mail. */
  footer: string;
  /** The nursery's address. */
  address: string;
  /** The company behind the brand on one line; null if none is configured. */
  seller: string | null;
}

type Written = Pick<MailContent, 'subject' | 'headline'>;

/** A mail to a customer under its subject and headline, aligned as usual (spec §9). */
export function plainMail({ subject, headline }: Written, blocks: Block[]): MailContent {
  return { subject, headline, align: MAIL_ALIGN_DEFAULT, voice: 'customer', blocks };
}

/** Suppresses automatic replies. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** An automatic notice to the nursery about a customer, to whom an answer goes if the address is known. */
export function staffNotice(texts: Written, blocks: Block[], customer: string | null | undefined): MailContent {
  const notice = staffMail(texts, blocks);
  return customer ? { ...notice, replyTo: customer, headers: AUTOMATIC } : notice;
}

/** A mail to the nursery itself. */
export function staffMail(texts: Written, blocks: Block[]): MailContent {
  return { ...plainMail(texts, blocks), voice: 'staff' };
}
