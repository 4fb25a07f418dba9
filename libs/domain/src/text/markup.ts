import { linkTarget } from './link-target';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Removes tags and comments. Not a sanitizer: the result still needs escaping. */
export function stripMarkup(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/<\/?[a-zA-Z][^>]*>/g, '');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A URL in a text, without trailing punctuation. */
const WEB_ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/g;

/**
 * Converts plain text to HTML in which URLs are links that open a new tab (spec §5). URLs with a misleading host
 * (`https://bank.example@other.example`) stay text.
 */
export function linkifyText(text: string): string {
  const plain = stripMarkup(text);
  let html = '';
  let at = 0;
  for (const { 0: address, index } of plain.matchAll(WEB_ADDRESS)) {
    const target = linkTarget(address);
    if (target?.kind !== 'web') continue;
    const link = `<a href="${escape(target.href)}" target="_blank" rel="noopener noreferrer">${escape(address)}</a>`;
    html += escape(plain.slice(at, index)) + link;
    at = index + address.length;
  }
  return html + escape(plain.slice(at));
}
