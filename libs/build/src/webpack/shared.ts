import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths';

/**
 * Libraries shared at run time by shell and remotes: those with state, React contexts or a large size. antd, domain,
 * routes, registry and ui are not shared: each package has its own tree-shaken part.
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
