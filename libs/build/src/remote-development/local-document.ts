import {
  browserRemote,
  dataElement,
  findData,
  inlineJson,
  type BrowserRegistry,
  type DocumentData,
  type RemoteEntry,
} from '@arbora/registry';

export interface LocalParts {
  /** The entries of the local builds. */
  remotes: readonly RemoteEntry[];
  /** Address of the script that reloads the page after a build. */
  reloadScript: string;
  /** See Registry: the page neither reports failures nor looks for new deployments. */
  hotUpdates: string;
}

const ROOT_ELEMENT = '<div id="root"></div>';

function withData(html: string, id: DocumentData, change: (value: object) => object): string {
  const found = findData(html, id);
  if (!found) return html;
  const value = change(JSON.parse(found.json) as object);
  return html.slice(0, found.start) + dataElement(id, inlineJson(value)) + html.slice(found.end);
}

function withoutData(html: string, id: DocumentData): string {
  const found = findData(html, id);
  return found ? html.slice(0, found.start) + html.slice(found.end) : html;
}

function scriptElement(address: string): string {
  return `<script defer src="${address}"></script>\n`;
}

/** Removes what the server has rendered, so that scripts start at once and render the page: see renderHtml. */
function withoutRendering(html: string, { shell }: BrowserRegistry): string {
  const root = html.indexOf('<div id="root">');
  const behindRoot = findData(html, 'registry')!.start;
  const isOfShell = (sheet: string): boolean => shell.styles.some((file) => file.endsWith(sheet));
  const empty = `${html.slice(0, root)}${ROOT_ELEMENT}\n${html.slice(behindRoot)}`
    .replace(/^(<html[^>]*) data-status="404"/m, '$1')
    .replace(/<script>.*?<\/script>\n?/gs, '')
    // The build of the page's remote adds its own, by other names.
    .replace(/<(style|link [^>]*)( data-href="([^"]+)")>(.*?<\/style>)?\n?/gs, (sheet, _tag, _name, file: string) =>
      isOfShell(file) ? sheet : '',
    );
  const isRendered = findData(html, 'start') !== null;
  const scripts = isRendered ? shell.scripts.map((file) => scriptElement(shell.base + file)).join('') : '';
  return withoutData(withoutData(empty, 'rendered'), 'start').replace('</head>', () => `${scripts}</head>`);
}

/**
 * Returns a document of the site with the local builds in its registry, in place of the deployed versions or in
 * addition; the browser renders it. `html` has a registry.
 */
export function localDocument(html: string, { remotes, reloadScript, hotUpdates }: LocalParts): string {
  const registry = JSON.parse(findData(html, 'registry')!.json) as BrowserRegistry;
  const local = new Map(remotes.map((remote) => [remote.name, browserRemote(remote)]));
  const replaced = registry.remotes.filter(({ name }) => local.has(name));
  const added = [...local.values()].filter(({ name }) => !replaced.some((remote) => remote.name === name));
  const all = [...registry.remotes.map((remote) => local.get(remote.name) ?? remote), ...added];
  const document = withoutRendering(html, registry)
    .replace(/<link rel="preload"[^>]* href="([^"]+)"[^>]*>\n?/g, (link, file: string) =>
      replaced.some(({ base }) => file.startsWith(base)) ? '' : link,
    )
    .replace('</head>', () => `${scriptElement(reloadScript)}</head>`);
  // Visits of a developer are not measured.
  const unmeasured = withData(document, 'site', (site) => ({ ...site, webVitalsPercent: 0 }));
  return withData(unmeasured, 'registry', () => ({ ...registry, remotes: all, hotUpdates }));
}
