import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, ROOT } from '../paths';
import { sourceHash } from '../source-hash';

/**
 * Libraries shared at run time by shell and remotes: those with state, React contexts or a large size. domain, routes,
 * registry and ui are not shared: each package has its own tree-shaken part.
 */
const SHARED = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@arbora/router',
  '@arbora/query',
  '@arbora/event-bus',
  '@arbora/i18n',
  '@arbora/api',
  '@arbora/auth',
  '@arbora/remote',
] as const;

function versionOf(request: string): string {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0]!;
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The shared libraries of this repository. */
export const OWN_SHARED: readonly string[] = SHARED.filter((request) => request.startsWith('@arbora/'));

/** Versions of the shared libraries; the deployment compares those of remotes and shell. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED.map((request) => [request, versionOf(request)]));
}

/**
 * The plugin's `shared` option. The shell provides the modules eagerly, as every page needs them at once; a remote has
 * no copy.
 */
export function sharedModules(role: 'shell' | 'remote'): Record<string, object> {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([request, version]) => [
      request,
      {
        singleton: true,
        requiredVersion: false,
        version,
        ...(role === 'shell' ? { eager: true } : { import: false }),
      },
    ]),
  );
}

/** The kit of the back office with antd, shared by its remotes only: visitors never load it. */
const OFFICE = '@arbora/office';
/**
 * Shared along with the kit: its forms give their React contexts to fields of the pages. Both have one version, so that a
 * page never combines the forms of one build with the fields of another.
 */
const KIT = [OFFICE, '@arbora/ui/form'] as const;
const KIT_LIBRARIES = ['office', 'ui'] as const;

/** Whether a package uses the kit of the back office. */
export function hasOffice(name: string): boolean {
  const file = path.join(folderOf(name), 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
  return OFFICE in dependencies;
}

/**
 * The `shared` option of the remote `name`. Each remote of the back office has a copy of the kit, of which the browser
 * loads the first one: remotes built from the same sources of the kit use it together, others their own, so that teams
 * deploy independently.
 */
export function sharedModulesOf(name: string): Record<string, object> {
  const shared = sharedModules('remote');
  if (!hasOffice(name)) return shared;
  // The same for equal sources only, as semver.
  const version = `0.0.${parseInt(sourceHash(KIT_LIBRARIES).slice(0, 12), 16)}`;
  const options = { version, requiredVersion: version, singleton: false, strictVersion: true };
  return { ...shared, ...Object.fromEntries(KIT.map((request) => [request, options])) };
}
