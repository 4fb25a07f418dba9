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
  return stripMarkup(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Plain text as HTML in which web addresses are links that open a new tab (spec §5). */
export function linkifyText(text: string): string {
  return escapeText(text).replace(/https?:\/\/[^\s<]+[^\s<.,;:!?)\]}]/g, (address) => {
    return `<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`;
  });
}
