import { linkTarget } from '@arbora/domain';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Allowed markup in a mail written by staff. */
const ALLOWED: IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'a',
    's',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'hr',
  ],
  allowedAttributes: { a: ['href'] },
  transformTags: {
    a: (tagName, { href = '' }) => {
      const target = linkTarget(href);
      const attribs: Record<string, string> = {};
      // A mail has no base URL for an address without a scheme.
      if (target !== null && target.kind !== 'site') attribs.href = target.href;
      return { tagName, attribs };
    },
  },
};

export function sanitizeMailHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

/** The text of an HTML fragment, with paragraphs separated. */
export function convertToPlain(html: string): string {
  const lines = html.replace(/<(br|\/p|\/li|\/h[1-6]|\/blockquote)\b[^>]*>/gi, '\n');
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
