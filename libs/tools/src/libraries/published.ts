import { readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryFolder } from '@arbora/build/paths';

/** The libraries that remotes in repositories of their own are built from. */
export const PUBLISHED_LIBRARIES = [
  'api',
  'auth',
  'build',
  'deployment',
  'domain',
  'event-bus',
  'i18n',
  'office',
  'query',
  'registry',
  'remote',
  'router',
  'routes',
  'testing',
  'ui',
] as const;

export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  bin?: Record<string, string>;
  sideEffects?: unknown;
}

export function manifestOf(library: string): Manifest {
  const text = readFileSync(path.join(libraryFolder(library), 'package.json'), 'utf8');
  return { dependencies: {}, ...(JSON.parse(text) as Omit<Manifest, 'dependencies'>) };
}

/** The version of the libraries, which are published together. @throws Error if their manifests differ */
export function publishedVersion(): string {
  const versions = new Set(PUBLISHED_LIBRARIES.map((library) => manifestOf(library).version));
  const [version] = versions;
  if (versions.size !== 1 || version === undefined) {
    throw new Error(`The published libraries have one version, not ${[...versions].join(' and ')}`);
  }
  return version;
}

/** The name of the file that `npm pack` makes. */
export function archiveOf(library: string, version: string): string {
  return `arbora-${library}-${version}.tgz`;
}
