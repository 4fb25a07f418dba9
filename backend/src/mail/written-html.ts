import { linkTarget } from '@arbora/domain';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Markup that staff may use in a mail of their own. */
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
      // A mail has no site of its own for an address without a scheme.
      if (target !== null && target.kind !== 'site') attribs.href = target.href;
      return { tagName, attribs };
    },
  },
};

export function sanitizeMailHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

/** Text of an HTML fragment, paragraphs apart. */
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
