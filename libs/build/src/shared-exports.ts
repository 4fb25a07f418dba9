import type { ProvidedExports, UsedExports } from '@arbora/deployment';
import type { Compilation, Module } from 'webpack';

function hasCopy(module: Module): boolean {
  return Boolean((module as { options?: { import?: string } }).options?.import);
}

function libraryOf(module: Module): string {
  const { options, _name } = module as { options?: { shareKey?: string }; _name?: string };
  return options?.shareKey ?? _name ?? module.identifier();
}

/**
 * Returns the names imported from the shared libraries that the shell provides, in all chunks of a build: a library with
 * a copy in this build cannot lack any.
 */
export function usedExportsOf(compilation: Compilation): UsedExports {
  const { modules, moduleGraph, chunkGraph } = compilation;
  const used: UsedExports = {};
  for (const module of modules) {
    if (module.type !== 'consume-shared-module' || hasCopy(module)) continue;
    const runtimes = [...chunkGraph.getModuleRuntimes(module)];
    const references = [...moduleGraph.getIncomingConnections(module)].flatMap((connection) =>
      runtimes
        .filter((runtime) => connection.isTargetActive(runtime))
        .flatMap((runtime) => compilation.getDependencyReferencedExports(connection.dependency!, runtime)),
    );
    const paths = references.map((reference) => (Array.isArray(reference) ? reference : reference.name));
    const names = new Set(paths.map(([name]) => name));
    // A reference without a name uses the whole module.
    used[libraryOf(module)] = names.has(undefined) ? null : ([...names] as string[]).sort();
  }
  return used;
}

/**
 * Returns the exports of a build's shared libraries.
 * @throws Error for a library whose exports webpack cannot determine
 */
export function providedExportsOf({ modules, moduleGraph }: Compilation): ProvidedExports {
  const offered: ProvidedExports = {};
  for (const module of modules) {
    if (module.type !== 'provide-module') continue;
    const [dependency] = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
    const provided = dependency && moduleGraph.getModule(dependency);
    const names = provided && moduleGraph.getProvidedExports(provided);
    if (!Array.isArray(names)) throw new Error(`The exports of ${libraryOf(module)} cannot be determined`);
    offered[libraryOf(module)] = [...names].sort();
  }
  return offered;
}
