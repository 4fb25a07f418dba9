import { linkTarget } from './link-target';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text without tags and comments. Not a sanitizer: what is left still has to be escaped. */
export function stripMarkup(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/<\/?[a-zA-Z][^>]*>/g, '');
}

/** Plain text for use inside HTML: markup is stripped first, the rest escaped (spec §5). */
export function escapeText(text: string): string {
  return escape(stripMarkup(text));
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A web address in a text; punctuation behind it belongs to the sentence. */
const WEB_ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/g;

/**
 * Plain text as HTML in which web addresses are links that open a new tab (spec §5). An address whose host is not the
 * one it seems to name (`https://bank.example@other.example`) stays text.
 */
export function linkifyText(text: string): string {
  const bare = stripMarkup(text);
  let html = '';
  let at = 0;
  for (const { 0: address, index } of bare.matchAll(WEB_ADDRESS)) {
    const target = linkTarget(address);
    if (target?.kind !== 'web') continue;
    const link = `<a href="${escape(target.href)}" target="_blank" rel="noopener noreferrer">${escape(address)}</a>`;
    html += escape(bare.slice(at, index)) + link;
    at = index + address.length;
  }
  return html + escape(bare.slice(at));
}
