/** What a mail says, before it is HTML or plain text. */
export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'links'; title: string; items: { text: string; href: string }[] }
  | { type: 'button'; text: string; href: string }
  /** HTML written by staff; it is sanitized where it becomes content. */
  | { type: 'html'; html: string };

export interface MailContent {
  subject: string;
  headline: string;
  align: 'left' | 'center';
  blocks: Block[];
}
