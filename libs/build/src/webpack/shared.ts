import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, ROOT } from '../paths';

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
const KIT_SOURCES = ['libs/office/src', 'libs/ui/src'] as const;

/** A version that is the same for equal sources only, as semver. */
function sourceVersion(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const dir = path.join(ROOT, folder);
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.(?:test|specimen)\.tsx?$/.test(entry.name),
    );
    for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
      hash.update(path.relative(ROOT, file)).update(readFileSync(file));
    }
  }
  return `0.0.${parseInt(hash.digest('hex').slice(0, 12), 16)}`;
}

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
  const version = sourceVersion(KIT_SOURCES);
  const options = { version, requiredVersion: version, singleton: false, strictVersion: true };
  return { ...shared, ...Object.fromEntries(KIT.map((request) => [request, options])) };
}
