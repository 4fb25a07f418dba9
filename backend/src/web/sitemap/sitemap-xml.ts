import { DEFAULT_LOCALE, HOME_LOCALE, LOCALES, type Locale } from '@arbora/domain';
import { escapeHtml } from '../../http/html-text';
import type { ListedPage } from './listed-pages';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entriesOf({ paths, changed }: ListedPage, origin: string): string[] {
  const locales = LOCALES.filter((locale) => paths[locale] !== undefined);
  const address = (locale: Locale): string => escapeHtml(`${origin}/${locale}${paths[locale]}`);
  const link = (code: string, locale: Locale): string =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${address(locale)}"/>`;
  const fallback = [HOME_LOCALE, DEFAULT_LOCALE].find((locale) => locales.includes(locale));
  // Listed for each language of a page; a page in one language has no alternates.
  const alternates =
    locales.length > 1
      ? [...locales.map((locale) => link(locale, locale)), ...(fallback ? [link('x-default', fallback)] : [])].join('')
      : '';
  const date = changed ? `<lastmod>${changed}</lastmod>` : '';
  return locales.map((locale) => `<url><loc>${address(locale)}</loc>${date}${alternates}</url>`);
}

/** A sitemap of pages in all their languages. */
export function sitemapXml(pages: readonly ListedPage[], origin: string): string {
  const entries = pages.flatMap((page) => entriesOf(page, origin));
  const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${HEAD}\n<urlset ${NAMESPACE} ${links}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** The sitemap index, by file names. */
export function sitemapIndexXml(files: readonly string[], origin: string): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${file}`)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}
