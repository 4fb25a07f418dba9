import { escapeHtml } from '../http/html-text';
import type { Block } from './mail-content';
import { LEAF, LIGHT } from './mail-style';

/** A block of a mail as MJML; `slot` stores HTML for the mail and returns its placeholder in the template. */
export function blockMjml(block: Block, placeholder: (html: string) => string): string {
  switch (block.type) {
    case 'paragraph':
      return `<mj-text css-class="text" padding-bottom="16px">${placeholder(escapeHtml(block.text))}</mj-text>`;
    case 'facts':
      return (
        (block.title === undefined
          ? ''
          : `<mj-text css-class="text">${placeholder(titleHtml(block.title))}</mj-text>`) +
        `<mj-text css-class="facts" padding-bottom="24px" align="left">${placeholder(factsHtml(block))}</mj-text>`
      );
    case 'links':
      return `<mj-text css-class="text">${placeholder(linksHtml(block))}</mj-text>`;
    case 'link':
      return `<mj-text css-class="text" padding-bottom="24px">${placeholder(linkHtml(block))}</mj-text>`;
    case 'button':
      return `<mj-button href="${placeholder(escapeHtml(block.href))}">${placeholder(escapeHtml(block.text))}</mj-button>`;
    case 'picture':
      return `<mj-image src="cid:${block.cid}" alt="${placeholder(escapeHtml(block.alt))}" width="${block.width}px" align="center" padding="0 32px 24px" />`;
    case 'html':
      return `<mj-text css-class="text">${placeholder(block.html)}</mj-text>`;
  }
}

function factsHtml({ title, rows }: Extract<Block, { type: 'facts' }>): string {
  const style = `width:100%;border-collapse:separate;border-spacing:0;background-color:${LIGHT.tint};border-radius:${LEAF}`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="${style}"><tbody><tr><td style="padding:12px 20px">` +
    `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;background-color:${LIGHT.tint}"><tbody>` +
    rows.map((row, index) => factHtml(row, index, title === undefined ? '34%' : '66%')).join('') +
    '</tbody></table></td></tr></tbody></table>'
  );
}

function factHtml([label, value]: [string, string], index: number, width: string): string {
  const line = index === 0 ? '' : `border-top:1px solid ${LIGHT.line};`;
  return (
    `<tr><td class="label" style="${line}padding:8px 16px 8px 0;width:${width};color:${LIGHT.muted};vertical-align:top">${escapeHtml(label)}</td>` +
    `<td class="value" style="${line}padding:8px 0;color:${LIGHT.text};vertical-align:top"><strong>${escapeHtml(value)}</strong></td></tr>`
  );
}

function linksHtml({ title, items }: Extract<Block, { type: 'links' }>): string {
  const list = items.map((item) => `<li style="padding:4px 0">${linkHtml(item)}</li>`);
  return `${titleHtml(title)}<ul style="margin:0 0 16px;padding-left:24px">${list.join('')}</ul>`;
}

function linkHtml({ text, href }: { text: string; href: string }): string {
  return `<a href="${escapeHtml(href)}" style="color:${LIGHT.primary}">${escapeHtml(text)}</a>`;
}

function titleHtml(title: string): string {
  return `<h2 style="font-size:18px;line-height:1.25;margin:8px 0">${escapeHtml(title)}</h2>`;
}
