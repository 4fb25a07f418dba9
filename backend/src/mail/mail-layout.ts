import { convertToPlain } from './written-html';
import type { Block, MailContent } from './mail-content';

/** Colours of the theme (spec §9); text and links are on white. */
const PRIMARY = '#047353';

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:4px 16px 4px 0;color:#555555;vertical-align:top">${escapeHtml(label)}</td>` +
            `<td style="padding:4px 0"><strong>${escapeHtml(value)}</strong></td></tr>`,
        )
        .join('')}</table>`;
    case 'links':
      return (
        `<h2 style="font-size:18px;margin:24px 0 8px">${escapeHtml(block.title)}</h2><ul style="margin:0 0 16px;padding-left:20px">` +
        block.items
          .map(
            ({ text, href }) =>
              `<li style="padding:4px 0"><a href="${escapeHtml(href)}" style="color:${PRIMARY}">${escapeHtml(text)}</a></li>`,
          )
          .join('') +
        '</ul>'
      );
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:${PRIMARY};color:#ffffff;text-decoration:none">${escapeHtml(block.text)}</a></p>`;
    case 'html':
      return block.html;
  }
}

/** The mail as an HTML document; styles stand in the elements because mail programs drop style sheets. */
export function mailHtml(content: MailContent, { locale, brand, footer }: MailFrame): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:#f2f5f4;color:#000000;font:16px/1.5 'Fira Sans',Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;text-align:${content.align}">
<p style="margin:0 0 24px;color:${PRIMARY};font-weight:700;font-size:20px">${escapeHtml(brand)}</p>
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${escapeHtml(content.headline)}</h1>
${content.blocks.map(blockHtml).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dddddd;color:#555555;font-size:14px">${escapeHtml(footer)}</p>
</div></body></html>`;
}

export interface MailFrame {
  locale: string;
  brand: string;
  footer: string;
}

function blockPlain(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'links':
      return [block.title, ...block.items.map(({ text, href }) => `- ${text}: ${href}`)].join('\n');
    case 'button':
      return `${block.text}: ${block.href}`;
    case 'html':
      return convertToPlain(block.html);
  }
}

/** The same mail for programs and people that read no HTML. */
export function mailPlain(content: MailContent, { brand, footer }: MailFrame): string {
  return [content.headline, ...content.blocks.map(blockPlain), `-- \n${brand}\n${footer}`].join('\n\n');
}
