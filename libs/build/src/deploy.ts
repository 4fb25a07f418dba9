import path from 'node:path';
import { deployOnly, SHELL, type Builds, type Target } from '@arbora/deployment';
import type { Registry } from '@arbora/registry';
import { folderOf, REMOTES, SITE_DIR } from './paths';

/** The folders of this checkout's builds. */
export function buildsOf(names: readonly string[]): Builds {
  return new Map(names.map((name) => [name, path.join(folderOf(name), 'dist')]));
}

/** Makes a site of this checkout's packages and of no others. */
export function deployCheckout(target: Partial<Target> = {}): Promise<Registry> {
  return deployOnly(buildsOf([SHELL, ...REMOTES]), { siteDir: SITE_DIR, ...target });
}
