import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DESCRIPTION, SHELL } from '@arbora/deployment';
import { CONTRACT, type RouteRule } from '@arbora/registry';

interface SmallBuild {
  /** Content of a file, which makes another version. */
  text?: string;
  /** Path of the server bundle, whose content is `text`. */
  server?: string | undefined;
  /** Default: one page, at `/<name>`. */
  routes?: RouteRule[];
}

/** A public page. */
function routeOf(pattern: string): RouteRule {
  const titles = { cs: 'A', en: 'A', pl: 'A' };
  return { pattern, access: 'public', titleKey: 't', titles, layout: 'default', sitemap: true };
}

/** Writes a build of the shell or a remote below `dir`; returns its folder. */
export async function smallBuild(
  dir: string,
  name: string,
  { text = '', server, routes = [routeOf(`/${name}`)] }: SmallBuild = {},
): Promise<string> {
  const folder = path.join(dir, 'builds', name);
  const texts = { cs: [], en: [], pl: [] };
  const files = { scripts: [], styles: [] };
  const ofShell = { ...files, icon: 'i.svg', fonts: [], offers: {} };
  const ofRemote = { routes, slots: [], entry: 'entry.js', preload: files, pages: {}, uses: {} };
  const own = name === SHELL ? ofShell : ofRemote;
  await mkdir(path.join(folder, 'server'), { recursive: true });
  const description = { name, contract: CONTRACT, namespace: name, shared: {}, texts, server, ...own };
  await writeFile(path.join(folder, DESCRIPTION), JSON.stringify(description));
  await writeFile(path.join(folder, 'common.js'), `// ${name}`);
  await writeFile(path.join(folder, 'server', 'main.js'), text);
  return folder;
}
