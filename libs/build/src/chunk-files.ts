import path from 'node:path';
import type { Compilation } from 'webpack';
import { ROOT } from './paths';

export interface Files {
  scripts: string[];
  styles: string[];
}

export function byKind(files: Iterable<string>): Files {
  const names = [...new Set(files)];
  return {
    scripts: names.filter((file) => file.endsWith('.js')),
    styles: names.filter((file) => file.endsWith('.css')),
  };
}

/** The module that a lazy import names, relative to the file it is written in. */
export function requestOf(load: () => unknown): string {
  const request = /["'](\.\.?\/[^"']+)["']/.exec(load.toString())?.[1];
  if (!request) throw new Error(`Not a plain import(): ${load.toString()}`);
  return request;
}

/** Files of the chunks that an `import()` of this module leads to; `module` may be relative to the root and without extension. */
export function filesOfImport(compilation: Compilation, module: string): Files {
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
  return byKind(groups.flatMap((group) => group.getFiles()));
}

export function filesNamed(compilation: Compilation, pattern: RegExp): string[] {
  return compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((name) => pattern.test(name));
}
