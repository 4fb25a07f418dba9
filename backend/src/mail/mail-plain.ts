import type { Block, MailContent, MailFrame } from './mail-content';
import { convertToPlain } from './letter-html';

/** The same mail as plain text. */
export function mailPlain(content: MailContent, { brand, greeting, contact, footer, address }: MailFrame): string {
  // Pictures are attachments, which a plain text mail program lists itself.
  const blocks = content.blocks.filter((block) => block.type !== 'picture').map(blockPlain);
  const parts = [content.headline, greeting, ...blocks, contact?.text ?? null, `-- \n${brand}, ${address}\n${footer}`];
  return parts.filter((part) => part !== null).join('\n\n');
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
