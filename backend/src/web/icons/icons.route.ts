import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BRAND_COLORS, LOCALES, LOCALE_TAGS, type Locale, type Site } from '@arbora/domain';
import type { Deployment } from '../../registry/deployed-site';
import type { App } from '../../service';
import { webTexts } from '../locales';
import { drawIcon } from './draw-icons';

const CACHE_CONTROL = 'public, max-age=86400';
const TYPES: Readonly<Record<string, string>> = { ico: 'image/x-icon', png: 'image/png' };

/** Icons by the addresses that programs request without reading a page. */
const FIXED_ADDRESSES: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch-180.png',
  '/apple-touch-icon-precomposed.png': 'apple-touch-180.png',
};

export interface IconSources {
  deployment: Deployment;
  /** Directory with the deployed builds. */
  siteDir: string;
  site: Site;
}

/** Web app manifest in a language. */
function manifestOf({ brand }: Site, locale: Locale): object {
  const { name, description } = webTexts[locale].manifest;
  return {
    name: `${brand} – ${name}`,
    short_name: brand,
    description,
    lang: LOCALE_TAGS[locale],
    id: '/',
    start_url: `/${locale}/`,
    scope: '/',
    display: 'browser',
    theme_color: BRAND_COLORS.primary,
    background_color: '#ffffff',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/**
 * `/favicon.ico`, `/apple-touch-icon.png`, `/icons/…` and `/manifest/{locale}.webmanifest`: the mark of the deployed shell in the sizes and
 * formats that browsers, phones and other sites request, drawn once.
 */
export function registerIcons(app: App, { deployment, siteDir, site }: IconSources): void {
  const config = { access: 'public', token: 'ignored' } as const;
  const drawn = new Map<string, Promise<Buffer | null>>();

  /** The icon of the current deployment: another one may have another mark. */
  function icon(name: string): Promise<Buffer | null> {
    const shell = deployment.registry()?.shell;
    if (!shell) return Promise.resolve(null);
    const mark = shell.base + shell.icon;
    const key = `${mark} ${name}`;
    const cached = drawn.get(key);
    if (cached) return cached;
    const made = readFile(path.join(siteDir, mark)).then((svg) => drawIcon(name, svg));
    // Missing icons and failures are not cached.
    made.then(
      (bytes) => bytes === null && drawn.delete(key),
      () => drawn.delete(key),
    );
    drawn.set(key, made);
    return made;
  }

  async function iconResponse(name: string): Promise<{ bytes: Buffer; type: string } | null> {
    const bytes = await icon(name);
    return bytes && { bytes, type: TYPES[name.slice(name.lastIndexOf('.') + 1)]! };
  }

  for (const [address, name] of Object.entries(FIXED_ADDRESSES)) {
    app.get(address, { config }, async (_request, reply) => {
      const found = await iconResponse(name);
      if (!found) return reply.callNotFound();
      return reply.header('cache-control', CACHE_CONTROL).type(found.type).send(found.bytes);
    });
  }
  app.get('/icons/:name', { config }, async (request, reply) => {
    const found = await iconResponse((request.params as { name: string }).name);
    if (!found) return reply.callNotFound();
    return reply.header('cache-control', CACHE_CONTROL).type(found.type).send(found.bytes);
  });
  app.get('/manifest/:file', { config }, (request, reply) => {
    const { file } = request.params as { file: string };
    const locale = LOCALES.find((one) => file === `${one}.webmanifest`);
    if (!locale) return reply.callNotFound();
    return reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(site, locale)));
  });
}
