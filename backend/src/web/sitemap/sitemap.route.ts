import type { Pool } from 'pg';
import type { Deployment } from '../../registry/deployed-site';
import type { App } from '../../service';
import { CACHE_SECONDS, cacheUntilPublication } from '../cache-until-publication';
import { sitemapFileCount, fixedPages, listedRows, pagesOfRows, type ListedPage } from './listed-pages';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

const XML = 'application/xml; charset=utf-8';
const CACHE_CONTROL = `public, max-age=${CACHE_SECONDS}`;

export interface SitemapSources {
  deployment: Deployment;
  /** With scheme, without final slash. */
  publicOrigin: string;
  /** Pool of the service role. */
  service: Pool;
}

/** Files for crawlers: `/robots.txt`, `/sitemap.xml` and its files, from the route rules. */
export function registerSitemap(app: App, { deployment, publicOrigin, service }: SitemapSources): void {
  const config = { access: 'public', token: 'ignored' } as const;

  async function pagesOf(file: string): Promise<ListedPage[] | null> {
    const registry = deployment.registry();
    const [, name, number = ''] = /^(.+?)(?:-(\d+))?\.xml$/.exec(file) ?? [];
    if (!registry || name === undefined) return null;
    if (name === 'pages' && number === '') return fixedPages(app, registry);
    const rows = listedRows(registry).find((listed) => listed.name === name);
    const pages = rows && Number(number) > 0 ? await pagesOfRows(app, service, rows, Number(number)) : [];
    return pages.length > 0 ? pages : null;
  }

  app.get('/robots.txt', { config }, (_request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('text/plain; charset=utf-8')
      // Pages with noindex are not disallowed: crawlers must be able to read it.
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${publicOrigin}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const registry = deployment.registry();
    const rows = registry ? listedRows(registry) : [];
    const cacheControl = await cacheUntilPublication(service);
    const files = await Promise.all(
      rows.map(async (listed) =>
        Array.from(
          { length: await sitemapFileCount(app, listed) },
          (_item, index) => `${listed.name}-${index + 1}.xml`,
        ),
      ),
    );
    return reply
      .header('cache-control', cacheControl)
      .type(XML)
      .send(sitemapIndexXml(['pages.xml', ...files.flat()], publicOrigin));
  });
  app.get('/sitemap/:file', { config }, async (request, reply) => {
    const cacheControl = await cacheUntilPublication(service);
    const pages = await pagesOf((request.params as { file: string }).file);
    if (!pages) return reply.code(404).type('text/plain; charset=utf-8').send('No such sitemap\n');
    return reply.header('cache-control', cacheControl).type(XML).send(sitemapXml(pages, publicOrigin));
  });
}
