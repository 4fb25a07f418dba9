import type { Locale, Site } from '@arbora/domain';
import { LOCALE_TAGS } from '@arbora/domain';
import type { RenderedPage } from '@arbora/registry';
import { escapeHtml, inlineJson } from './html-text';

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

function organization({ site, origin }: DescribedPage): object {
  return {
    '@type': 'Organization',
    name: site.brand,
    url: `${origin}/`,
    email: site.contacts.email,
    telephone: site.contacts.phone,
    address: site.contacts.address,
  };
}

/** What search engines and other sites are told of a public page: description, Open Graph and schema.org. */
export function headTags(page: DescribedPage): string[] {
  const { title, locale, path, origin, site, rendered } = page;
  const { description, image, type = 'website', about = [] } = rendered?.head ?? {};
  const property = (name: string, value: string | undefined): string[] =>
    value ? [`<meta property="og:${name}" content="${escapeHtml(value)}">`] : [];
  const graph = { '@context': 'https://schema.org', '@graph': [organization(page), ...about] };
  return [
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    ...property('title', title),
    ...property('description', description),
    ...property('type', type),
    ...property('url', `${origin}/${locale}${path}`),
    ...property('site_name', site.brand),
    ...property('locale', LOCALE_TAGS[locale].replace('-', '_')),
    ...property('image', image),
    `<script type="application/ld+json">${inlineJson(graph)}</script>`,
  ];
}
