import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry, RemoteEntry, RouteRule } from '@arbora/registry';
import { build } from 'esbuild';

const ROOT = path.resolve(__dirname, '../..');

/** A deployed site in a temporary folder, with server rendering. */
export interface RenderedSite {
  dir: string;
  /** Deploys these remotes, and the shell. */
  deploy(remotes: RemoteEntry[], build?: string, canaries?: Registry['canaries']): Promise<Registry>;
  /** Creates a remote with the server bundle `source` and the pages `rules`. */
  remote(name: string, source: string, rules: readonly RouteRule[], version?: string): Promise<RemoteEntry>;
  /** Creates a remote from a package of the workspace. */
  package(name: string, rules: readonly RouteRule[]): Promise<RemoteEntry>;
  remove(): Promise<void>;
}

const texts = { cs: [], en: [], pl: [] };

/** A public page that is rendered on the server. */
export function rule(pattern: string, more: Partial<RouteRule> = {}): RouteRule {
  return { pattern, access: 'public', layout: 'default', sitemap: true, rendered: true, titleKey: 'title', ...more };
}

const BROWSER_ONLY = ['@photo-sphere-viewer/*', 'three', 'socket.io-client'];

async function bundle(entry: { file: string } | { source: string }, outfile: string): Promise<void> {
  await build({
    ...('file' in entry
      ? { entryPoints: [entry.file] }
      : { stdin: { contents: entry.source, resolveDir: ROOT, loader: 'ts' } }),
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css', '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Loaded by browsers only, and larger than all the rest: a worker has to be ready soon.
    external: BROWSER_ONLY,
    logLevel: 'error',
  });
}

/** Creates a site with the real shell; takes a second or two. */
export async function renderedSite(): Promise<RenderedSite> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-rendered-'));
  await bundle({ file: path.join(ROOT, 'shell/src/server/worker.ts') }, path.join(dir, 'remotes/shell/1/server.js'));

  const entryOf = (name: string, version: string, routes: readonly RouteRule[]): RemoteEntry => ({
    name,
    version,
    contract: 1,
    base: `/remotes/${name}/${version}/`,
    entry: 'remoteEntry.js',
    namespace: name.slice('mf-'.length),
    routes: [...routes],
    slots: [],
    preload: { scripts: [], styles: [] },
    pages: {},
    texts,
    server: 'server.js',
  });
  return {
    dir,
    async deploy(remotes, buildName = '1', canaries = undefined) {
      const inline = { earlyEvents: 'void 1', seenHome: 'void 2', startAfterPaint: 'void 3' };
      const shell = { version: '1', base: '/remotes/shell/1/', scripts: [], styles: [], icon: 'i.svg', texts, inline };
      const registry: Registry = {
        contract: 1,
        build: buildName,
        shell: { ...shell, server: 'server.js' },
        remotes,
        ...(canaries && { canaries }),
      };
      const file = path.join(dir, 'registry.json');
      await writeFile(`${file}.incoming`, JSON.stringify(registry));
      await rename(`${file}.incoming`, file);
      return registry;
    },
    async remote(name, source, rules, version = '1') {
      const entry = entryOf(name, version, rules);
      await mkdir(path.join(dir, entry.base), { recursive: true });
      await writeFile(path.join(dir, entry.base, 'server.js'), source);
      return entry;
    },
    async package(name, rules) {
      const entry = entryOf(name, '1', rules);
      const source = `import { remoteServer } from '@arbora/remote/server';
import definition from './${name}/src/remote';
export default remoteServer(definition);`;
      await bundle({ source }, path.join(dir, entry.base, 'server.js'));
      return entry;
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
