import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Integrity } from '@arbora/registry';
import type { Compilation } from 'webpack';
import { ROOT } from './paths';

type ChunkGroup = Compilation['chunkGroups'][number];

export interface Files {
  scripts: string[];
  styles: string[];
}

/** Hot updates belong to pages open at that time. */
const HOT_UPDATE = '.hot-update.js';

export function byKind(files: Iterable<string>): Files {
  const names = [...new Set(files)];
  return {
    scripts: names.filter((file) => file.endsWith('.js') && !file.endsWith(HOT_UPDATE)),
    styles: names.filter((file) => file.endsWith('.css')),
  };
}

/** Returns the module of a lazy import, relative to its file. */
export function requestOf(load: () => unknown): string {
  const request = /["'](\.\.?\/[^"']+)["']/.exec(load.toString())?.[1];
  if (!request) throw new Error(`Not a plain import(): ${load.toString()}`);
  return request;
}

/**
 * Returns the chunk groups of an `import()` of this module; `module` may be relative to the root and lack its
 * extension.
 */
function groupsOfImport(compilation: Compilation, module: string): ChunkGroup[] {
  const file = path.resolve(ROOT, module);
  const isWanted = (name: string | null): boolean => name === file || name?.replace(/\.tsx?$/, '') === file;
  const groups = compilation.chunkGroups.filter(
    (group) =>
      !group.isInitial() &&
      group.chunks.some((chunk) =>
        [...compilation.chunkGraph.getChunkModules(chunk)].some((part) => isWanted(part.nameForCondition())),
      ),
  );
  if (groups.length === 0) throw new Error(`No chunk comes from import('${module}')`);
  return groups;
}

/** Returns the files of the chunks of an `import()` of this module. */
export function filesOfImport(compilation: Compilation, module: string): Files {
  return byKind(groupsOfImport(compilation, module).flatMap((group) => group.getFiles()));
}

/**
 * Returns the initial files of a page: its own and, of a server-rendered one, the styles of its lazy chunks, whose content
 * would be unstyled otherwise.
 */
export function filesOfPage(compilation: Compilation, module: string, isRendered: boolean): Files {
  if (!isRendered) return filesOfImport(compilation, module);
  const groups = new Set<ChunkGroup>(groupsOfImport(compilation, module));
  const { scripts } = filesOfImport(compilation, module);
  for (const group of groups) for (const child of group.childrenIterable) groups.add(child);
  const { styles } = byKind([...groups].flatMap((group) => group.getFiles()));
  return { scripts, styles };
}

/** Returns the hashes by which browsers check these files of a build, which are written. */
export async function integrityOf({ compiler }: Compilation, files: readonly string[]): Promise<Integrity> {
  const { outputFileSystem: written, outputPath } = compiler;
  // In memory for a development server; webpack itself keeps no content of written files.
  const read = (file: string): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      written!.readFile(path.join(outputPath, file), (error, content) => {
        if (error) reject(error);
        else resolve(content as Buffer);
      });
    });
  const hashOf = async (file: string): Promise<string> =>
    `sha256-${createHash('sha256')
      .update(await read(file))
      .digest('base64')}`;
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hashOf(file)] as const)));
}

export function filesNamed(compilation: Compilation, pattern: RegExp): string[] {
  return compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((name) => pattern.test(name));
}
