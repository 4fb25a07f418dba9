import { linkTarget } from '@arbora/domain';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Allowed markup of articles; the database checks the output with `app.is_article_html`, which has the same tags. */
const OPTIONS: IOptions = {
  allowedTags: [
    'p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'ul', 'ol', 'li',
    'blockquote', 'figure', 'figcaption', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td',
  ], // oxfmt-ignore
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { ...pictureAddress(src), alt, ...pixels({ width, height }) },
    }),
    th: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
  },
  // Deeper than any article; deep nesting is expensive.
  nestingLimit: 100,
  // Only pictures of the site: external ones would let their owners track readers.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
};

/** External links open a new tab (spec §5); with a forbidden URL only the text remains. */
function linkAttributes(written: string): Record<string, string> {
  const target = linkTarget(written);
  if (target === null) return {};
  return target.kind === 'web'
    ? { href: target.href, target: '_blank', rel: 'noopener noreferrer' }
    : { href: target.href };
}

function pictureAddress(written: string): Record<string, string> {
  const target = linkTarget(written);
  return target?.kind === 'site' && /^\/./.test(target.href) ? { src: target.href } : {};
}

function pixels(sizes: Record<string, string | undefined>): Record<string, string> {
  return numbers(sizes, /^\d{1,4}$/);
}

function spans({ colspan, rowspan }: Record<string, string>): Record<string, string> {
  return numbers({ colspan, rowspan }, /^\d{1,2}$/);
}

function numbers(values: Record<string, string | undefined>, form: RegExp): Record<string, string> {
  const valid = Object.entries(values).filter((entry): entry is [string, string] => form.test(entry[1] ?? ''));
  return Object.fromEntries(valid);
}

/**
 * Reduces HTML to the markup of articles: text, headings, lists, tables, pictures of the site and links (decision 36).
 * Removes scripts, styles and other active content; the result passes the check of the database.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
