import type { Locale, Site } from '@arbora/domain';
import { LOCALE_TAGS, untypeset } from '@arbora/domain';
import type { RenderedPage } from '@arbora/registry';
import { escapeHtml, inlineJson } from '../http/html-text';
import { organization } from './organization';
import { SHARED } from './icons/draw-icons';

export interface DescribedPage {
  /** As in the document's title. */
  title: string;
  locale: Locale;
  /** Path without locale. */
  path: string;
  origin: string;
  site: Site;
  rendered: RenderedPage | null;
}

function feedLink({ title, path }: { title: string; path: string }, base: string): string {
  const href = escapeHtml(`${base}${path}`);
  return `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${href}">`;
}

/**
 * Metadata of a public page for search engines and link previews: description, Open Graph and schema.org. No-break
 * spaces become plain ones, because programs search and truncate these texts.
 */
export function headTags(page: DescribedPage): string[] {
  const { title, locale, path, origin, site, rendered } = page;
  const { description, image, type = 'website', about = [], feed } = rendered?.head ?? {};
  const property = (name: string, value: string | undefined): string[] =>
    value ? [`<meta property="og:${name}" content="${escapeHtml(value)}">`] : [];
  const graph = { '@context': 'https://schema.org', '@graph': [organization(site, origin), ...about] };
  const tags = [
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    ...(feed ? [feedLink(feed, `${origin}/${locale}`)] : []),
    ...property('title', title),
    ...property('description', description),
    ...property('type', type),
    ...property('url', `${origin}/${locale}${path}`),
    ...property('site_name', site.brand),
    ...property('locale', LOCALE_TAGS[locale].replace('-', '_')),
    ...property('image', image ?? `${origin}/icons/share.png`),
    ...(image
      ? []
      : [...property('image:width', String(SHARED.width)), ...property('image:height', String(SHARED.height))]),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${inlineJson(graph)}</script>`,
  ];
  return tags.map(untypeset);
}
