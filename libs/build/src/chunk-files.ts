import path from 'node:path';
import type { Compilation } from 'webpack';
import { ROOT } from './paths';

type ChunkGroup = Compilation['chunkGroups'][number];

export interface Files {
  scripts: string[];
  styles: string[];
}

/** What a module was replaced with belongs to pages that were open then. */
const HOT_UPDATE = '.hot-update.js';

export function byKind(files: Iterable<string>): Files {
  const names = [...new Set(files)];
  return {
    scripts: names.filter((file) => file.endsWith('.js') && !file.endsWith(HOT_UPDATE)),
    styles: names.filter((file) => file.endsWith('.css')),
  };
}

/** The module that a lazy import names, relative to the file it is written in. */
export function requestOf(load: () => unknown): string {
  const request = /["'](\.\.?\/[^"']+)["']/.exec(load.toString())?.[1];
  if (!request) throw new Error(`Not a plain import(): ${load.toString()}`);
  return request;
}

/** What an `import()` of this module leads to; `module` may be relative to the root and without extension. */
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

/** Files of the chunks that an `import()` of this module leads to. */
export function filesOfImport(compilation: Compilation, module: string): Files {
  return byKind(groupsOfImport(compilation, module).flatMap((group) => group.getFiles()));
}

/**
 * Files that a page needs at once: its own, and the styles of what it loads lazily, which the server renders with the
 * rest and which would stand there without them.
 */
export function filesOfPage(compilation: Compilation, module: string): Files {
  const groups = new Set<ChunkGroup>(groupsOfImport(compilation, module));
  const { scripts } = filesOfImport(compilation, module);
  for (const group of groups) for (const child of group.childrenIterable) groups.add(child);
  const { styles } = byKind([...groups].flatMap((group) => group.getFiles()));
  return { scripts, styles };
}

export function filesNamed(compilation: Compilation, pattern: RegExp): string[] {
  return compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((name) => pattern.test(name));
}
