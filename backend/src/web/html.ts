import { BRAND_COLORS, DEFAULT_LOCALE, HOME_LOCALE, LOCALES, type Locale, type Site, type Theme } from '@arbora/domain';
import {
  dataElement,
  browserRegistry,
  inlineJson,
  type Integrity,
  type Registry,
  type RenderedPage,
  type RenderedSession,
  type RouteMatch,
  type StartFiles,
} from '@arbora/registry';
import { headTags } from './head-tags';
import { escapeHtml } from '../http/html-text';
import { webTexts } from './locales';
import { filesOfMatch, prefetchedFiles, type Files } from './page-files';
import type { TrialNotice } from './trial-notice';

export interface PageHtml {
  registry: Registry;
  locale: Locale;
  /** Theme chosen by the person, applied from the first paint. */
  theme: Theme;
  /** Path without locale. */
  path: string;
  /** Requested path with locale and query string. */
  url: string;
  match: RouteMatch | null;
  title: string;
  origin: string;
  site: Site;
  status: number;
  /** Server-rendered page; null leaves rendering to the browser. */
  rendered: RenderedPage | null;
  session: RenderedSession;
  /** Preview of an article that may not be published: without scripts and metadata. */
  isPreview?: boolean;
  /** Shown to a person who tries out other builds. */
  trial?: TrialNotice | null;
  /** Texts of style sheets to inline, by address; the others are linked. */
  styleTexts: ReadonlyMap<string, string>;
}

/** A document with the texts of its inline scripts and styles, which its policy allows by hash. */
export interface PageDocument {
  html: string;
  scripts: string[];
  styles: string[];
}

const registryJson = new WeakMap<Registry, string>();

/** Cached: every document has it, and a deployment makes a new registry. */
function registryJsonOf(registry: Registry): string {
  let json = registryJson.get(registry);
  if (json === undefined) registryJson.set(registry, (json = inlineJson(browserRegistry(registry))));
  return json;
}

/** Returns the hashes of these scripts by address, where the builds have them. */
function integrityOf({ registry, match }: PageHtml, addresses: readonly string[]): Integrity {
  const hashes = [registry.shell, ...(match ? [match.remote] : [])].flatMap(({ base, integrity = {} }) =>
    Object.entries(integrity).map(([file, hash]) => [base + file, hash] as const),
  );
  return Object.fromEntries(hashes.filter(([address]) => addresses.includes(address)));
}

function integrityAttribute(hash: string | undefined): string {
  return hash === undefined ? '' : ` integrity="${hash}"`;
}

/**
 * A preload of low priority, behind the files that the document starts with. Browsers use it for a script with the same
 * integrity only.
 */
function preload(as: 'script' | 'style' | 'font', file: string, hash?: string): string {
  const attributes = (as === 'font' ? ' crossorigin' : '') + integrityAttribute(hash);
  return `<link rel="preload" as="${as}" href="${file}" fetchpriority="low"${attributes}>`;
}

/** Path of the page in each language. A page bound to a language that lists no others exists in that one only. */
function pathsOf({ rendered, match, locale }: PageHtml, path: string): Readonly<Partial<Record<Locale, string>>> {
  const paths = rendered?.head.paths ?? rendered?.languages?.paths;
  if (paths) return paths;
  const isBound = Object.values(match?.rule.validation?.filters ?? {}).some((filter) => filter.includes('{locale}'));
  return Object.fromEntries((isBound ? [locale] : LOCALES).map((language) => [language, path]));
}

function alternates(page: PageHtml, path: string): string[] {
  const paths = pathsOf(page, path);
  const link = (code: string, locale: Locale): string[] =>
    paths[locale] === undefined
      ? []
      : [`<link rel="alternate" hreflang="${code}" href="${escapeHtml(`${page.origin}/${locale}${paths[locale]}`)}">`];
  const fallback = paths[HOME_LOCALE] === undefined ? DEFAULT_LOCALE : HOME_LOCALE;
  return [...LOCALES.flatMap((locale) => link(locale, locale)), ...link('x-default', fallback)];
}

/** A style sheet; `data-href` is the name by which a build finds out whether it is already there. */
function styleSheet({ styleTexts }: PageHtml, href: string): string {
  const name = href.slice(href.lastIndexOf('/') + 1);
  const text = styleTexts.get(href);
  return text === undefined
    ? `<link rel="stylesheet" href="${href}" data-href="${name}">`
    : `<style data-href="${name}">${text}</style>`;
}

/** Files of the shell and of the page's remote that the page needs. */
interface PageFiles {
  shell: Files;
  remote: Files;
}

function filesOfPage({
  registry,
  locale,
  match,
  status,
}: Pick<PageHtml, 'registry' | 'locale' | 'match' | 'status'>): PageFiles {
  const { base, scripts, styles } = registry.shell;
  return {
    shell: { scripts: scripts.map((file) => base + file), styles: styles.map((file) => base + file) },
    remote: match && status !== 404 ? filesOfMatch(match, locale) : { scripts: [], styles: [] },
  };
}

/** Addresses of the style sheets of the first paint. */
export function stylesOf(page: Pick<PageHtml, 'registry' | 'locale' | 'match' | 'status'>): string[] {
  const { shell, remote } = filesOfPage(page);
  return [...shell.styles, ...remote.styles];
}

function inlineScript(source: string): string {
  return `<script>${source}</script>`;
}

/** State that the browser needs to hydrate the rendered page. */
function renderedJson({ url, match, rendered, session, status }: PageHtml): string[] {
  if (!rendered) return [];
  const remote = status === 404 ? null : (match?.remote.name ?? null);
  const json = inlineJson({ url, remote, session, queries: rendered.queries, languages: rendered.languages });
  return [dataElement('rendered', json)];
}

/** State and start of the scripts. Placed behind the content so that it does not delay it on a slow network. */
function hydrationScripts(page: PageHtml): string[] {
  return [
    dataElement('registry', registryJsonOf(page.registry)),
    dataElement('site', inlineJson(page.site)),
    ...renderedJson(page),
  ];
}

/** A sentence with a link to load the page again, which the shell's styles show if its scripts do not start in time. */
function slowStart(locale: Locale): string {
  const { text, reload } = webTexts[locale].slowStart;
  return `<p data-slow-start>${escapeHtml(text)} <a href="">${escapeHtml(reload)}</a></p>`;
}

/** Renders the document of a page: metadata, registry, and links to just the files that the page needs. */
export function renderHtml(page: PageHtml): PageDocument {
  const { registry, locale, theme, match, origin, rendered, isPreview = false } = page;
  const path = rendered?.head.path ?? page.path;
  const files = filesOfPage(page);
  const shellFile = (file: string): string => registry.shell.base + file;
  const needed = [...registry.shell.texts[locale].map(shellFile), ...files.remote.scripts];
  const linked = rendered ? prefetchedFiles(registry, locale, rendered, [...needed, ...files.remote.styles]) : [];
  const isPublic = !isPreview && page.status === 200 && match?.rule.access === 'public';
  // A page outside the sitemap stays out of search results, unless its canonical address is another page.
  const isIndexed = match?.rule.sitemap !== false || path !== page.path;
  const inline = rendered && !isPreview ? (registry.shell.inline ?? null) : null;
  const integrity = integrityOf(page, [...files.shell.scripts, ...needed]);
  const start: StartFiles = { scripts: files.shell.scripts, needed, linked, integrity };
  const sheets = [...files.shell.styles, ...(rendered ? files.remote.styles : [])];
  const head: string[] = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="theme-color" content="${BRAND_COLORS.primary}">`,
    `<meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}">`,
    ...(isPublic ? [`<link rel="canonical" href="${escapeHtml(`${origin}/${locale}${path}`)}">`] : []),
    ...(isPublic && isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(isPublic ? [...alternates(page, path), ...headTags({ ...page, path })] : []),
    ...sheets.map((file) => styleSheet(page, file)),
    ...(inline ? [inline.earlyEvents, inline.seenHome].map(inlineScript) : []),
    // Largest file first. A rendered page is painted before its inline script loads these; any other page needs them for
    // its first paint.
    ...(inline || isPreview
      ? []
      : [
          ...files.shell.scripts.map(
            (file) =>
              `<script defer fetchpriority="high" src="${file}"${integrityAttribute(integrity[file])}></script>`,
          ),
          ...needed.map((file) => preload('script', file, integrity[file])),
        ]),
    ...(rendered ? [] : files.remote.styles.map((file) => preload('style', file))),
    ...(registry.shell.fonts ?? []).map((file) => preload('font', shellFile(file))),
    // Without the sizes some browsers prefer this icon to the SVG.
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    `<link rel="icon" type="image/svg+xml" sizes="any" href="${shellFile(registry.shell.icon)}">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-180.png">',
    `<link rel="manifest" href="/manifest/${locale}.webmanifest">`,
  ];
  const body: string[] = [
    ...(page.trial ? [page.trial.html] : []),
    `<div id="root">${rendered?.html ?? slowStart(locale)}</div>`,
    ...(rendered
      ? []
      : [
          `<noscript><main><h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(`${page.site.brand} potřebuje JavaScript. · ${page.site.brand} needs JavaScript.`)}</p></main></noscript>`,
        ]),
    ...(isPreview ? [] : hydrationScripts(page)),
    ...(inline ? [dataElement('start', inlineJson(start)), inlineScript(inline.startAfterPaint)] : []),
  ];
  const lines: string[] = [
    '<!doctype html>',
    `<html lang="${locale}" data-theme="${theme}"${page.status === 404 ? ' data-status="404"' : ''}>`,
    '<head>',
    ...head,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ];
  return {
    html: lines.join('\n'),
    scripts: inline ? Object.values(inline) : [],
    styles: [...sheets.flatMap((file) => page.styleTexts.get(file) ?? []), ...(page.trial ? [page.trial.style] : [])],
  };
}
