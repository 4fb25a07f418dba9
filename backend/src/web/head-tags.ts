import type { Locale, Site } from '@arbora/domain';
import { imageKey, LOCALE_TAGS, sharedImageUrl, untypeset } from '@arbora/domain';
import { inlineJson, type RenderedPage } from '@arbora/registry';
import { escapeHtml } from '../http/html-text';
import { organization } from './organization';
import { SHARED } from '../media/image/variant';

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

type Property = (name: string, value: string | undefined) => string[];

/** The picture of link previews: the page's own, described by its text or else the page's title, or the site's mark. */
function shareImage({ origin, site, rendered, ...page }: DescribedPage, property: Property): string[] {
  const { image, imageAlt } = rendered?.head ?? {};
  const alt = imageAlt || (rendered?.title ?? page.title);
  const key = image?.startsWith(`${origin}/`) ? imageKey(image.slice(origin.length)) : null;
  // Of another address neither size nor type is known.
  if (image && key === null) return [...property('image', image), ...property('image:alt', alt)];
  return [
    ...property('image', origin + (key === null ? '/icons/share.png' : sharedImageUrl(key))),
    ...property('image:type', key === null ? 'image/png' : 'image/jpeg'),
    ...property('image:width', String(SHARED.width)),
    ...property('image:height', String(SHARED.height)),
    ...property('image:alt', key === null ? site.brand : alt),
  ];
}

/**
 * Metadata of a public page for search engines and link previews: description, Open Graph and schema.org. No-break
 * spaces become plain ones, because programs search and truncate these texts.
 */
export function headTags(page: DescribedPage): string[] {
  const { title, locale, path, origin, site, rendered } = page;
  const { description, type = 'website', about = [], feed } = rendered?.head ?? {};
  const property: Property = (name, value) =>
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
    ...shareImage(page, property),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${inlineJson(graph)}</script>`,
  ];
  return tags.map(untypeset);
}
