import type { Block, MailContent, MailFrame } from './mail-content';
import { convertToPlain } from './letter-html';

/** The same mail as plain text. */
export function mailPlain(content: MailContent, frame: MailFrame): string {
  // Pictures are attachments, which a plain text mail program lists itself.
  const blocks = content.blocks.filter((block) => block.type !== 'picture').map(blockPlain);
  const parts = [content.headline, frame.greeting, ...blocks, frame.contact?.text ?? null, signature(frame)];
  return parts.filter((part) => part !== null).join('\n\n');
}

function signature({ brand, address, seller, footer }: MailFrame): string {
  return ['-- ', `${brand}, ${address}`, seller, footer].filter((line) => line !== null).join('\n');
}

function blockPlain(block: Exclude<Block, { type: 'picture' }>): string {
  switch (block.type) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return [
        ...(block.title === undefined ? [] : [block.title]),
        ...block.rows.map(([label, value]) => `${label}: ${value}`),
      ].join('\n');
    case 'links':
      return [block.title, ...block.items.map(({ text, href }) => `- ${text}: ${href}`)].join('\n');
    case 'link':
    case 'button':
      return `${block.text}: ${block.href}`;
    case 'html':
      return convertToPlain(block.html);
  }
}
