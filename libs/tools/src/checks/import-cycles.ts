import path from 'node:path';
import { build } from 'esbuild';

/** What a module imports beside code. */
const ASSETS = ['.css', '.html', '.json', '.png', '.sql', '.svg', '.ttf', '.webp', '.woff2'];

/** Returns the modules that each module imports by a relative path, statically or by `import()`; not for its types. */
async function importsOf(folder: string, files: readonly string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    absWorkingDir: folder,
    stdin: { contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'), resolveDir: folder },
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    // As the compiler does: an import of types alone is dropped.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    loader: Object.fromEntries(ASSETS.map((ending) => [ending, 'empty'])),
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => external !== true).map((one) => one.path),
    ]),
  );
}

/**
 * Returns the cycles of imports among these files (relative to `folder`), each as a path `a.ts → b.ts → a.ts`. A module
 * belongs to at most one of them.
 */
export async function importCycles(folder: string, files: readonly string[]): Promise<string[]> {
  const modules = files.map((file) => file.split(path.sep).join('/'));
  const imports = await importsOf(folder, modules);
  const cycles: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  function visit(file: string): void {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    trail.push(file);
    for (const imported of imports.get(file) ?? []) visit(imported);
    trail.pop();
    done.add(file);
  }
  for (const file of modules) visit(file);
  return cycles;
}
