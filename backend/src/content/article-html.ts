import { linkTarget } from '@arbora/domain';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** What an article may hold; `app.is_article_html` of the database knows the same tags in the form they are put out. */
const OPTIONS: IOptions = {
  allowedTags: [
    'p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'ul', 'ol', 'li',
    'blockquote', 'figure', 'figcaption', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td',
  ], // prettier-ignore
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  transformTags: {
    // The page has one first heading, and it is not in the text.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { ...pictureAddress(src), alt, ...pixels({ width, height }) },
    }),
    th: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
  },
  // No article nests so deep, and each further level would cost as much as all before it.
  nestingLimit: 100,
  // Pictures come from the site itself: others would tell their owners who reads.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
};

/** Links to elsewhere open a new tab (spec §5); an address that is not allowed leaves its text without a link. */
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
 * The article part of any HTML: text, headings, lists, tables, pictures of the site and links (decision 36). Scripts,
 * styles and whatever else a browser would act on are gone; what is left passes the check of the database.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
