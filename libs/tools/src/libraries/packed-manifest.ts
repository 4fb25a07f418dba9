import type { Manifest } from './published';

/** The folder of the type declarations in a package. */
export const TYPES = 'types';

const SOURCE = /^\.\/src\/(.*)\.tsx?$/;

/** An export with its types; null for one that is no part of the package. */
function packedExport(target: string): string | Record<string, string> | null {
  if (target.includes('.specimen')) return null;
  const [, module] = SOURCE.exec(target) ?? [];
  return module === undefined ? target : { types: `./${TYPES}/${module}.d.ts`, default: target };
}

/**
 * Returns the manifest of a library's package: its sources, which the build of a remote compiles, with their
 * declarations, and the other libraries of the same version.
 */
export function packedManifest({ exports, dependencies, ...rest }: Manifest, engines: unknown): object {
  const { private: _private, devDependencies: _dev, ...kept } = rest as Record<string, unknown>;
  const packed = Object.entries(exports).flatMap(([name, target]) => {
    const value = packedExport(target);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...kept,
    engines,
    exports: { ...Object.fromEntries(packed), './package.json': './package.json' },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, version]) => [name, version === '*' ? rest.version : version]),
    ),
  };
}
