import type { Block, MailContent, MailFrame } from './mail-content';
import { convertToPlain } from './written-html';

/** The same mail for programs and people that read no HTML. */
export function mailPlain(content: MailContent, { brand, footer }: MailFrame): string {
  return [content.headline, ...content.blocks.map(blockPlain), `-- \n${brand}\n${footer}`].join('\n\n');
}

function blockPlain(block: Block): string {
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
    case 'button':
      return `${block.text}: ${block.href}`;
    case 'html':
      return convertToPlain(block.html);
  }
}
