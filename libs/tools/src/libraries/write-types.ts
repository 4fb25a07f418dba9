import { readdirSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { libraryFolder, ROOT } from '@arbora/build/paths';
import { NOT_OF_LIBRARY } from '@arbora/build/source-hash';
import { run, type Write } from '../processes/nx';

function sourcesOf(library: string): string[] {
  const src = path.join(libraryFolder(library), 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => !NOT_OF_LIBRARY.test(file))
    .map((file) => path.join(src, file));
}

/**
 * Writes the declarations of these libraries to `out`, as `ui/src/index.d.ts`, with the texts that they refer to.
 * @throws Error after the compiler's output
 */
export async function writeTypes(libraries: readonly string[], out: string, write?: Write): Promise<void> {
  const files = libraries.flatMap(sourcesOf);
  const configuration = path.join(out, 'tsconfig.json');
  await mkdir(out, { recursive: true });
  await writeFile(
    configuration,
    JSON.stringify({
      extends: path.join(ROOT, 'tsconfig.base.json'),
      files: [path.join(ROOT, '.config/globals.d.ts'), ...files.filter((file) => /\.tsx?$/.test(file))],
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'jest'],
        typeRoots: [path.join(ROOT, 'node_modules/@types')],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: path.join(ROOT, 'libs'),
        outDir: out,
      },
    }),
  );
  const compiler = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
  if ((await run(process.execPath, [compiler, '-p', configuration], {}, write)) !== 0) {
    throw new Error('The declarations of the libraries cannot be written; the reason is above.');
  }
  const texts = files.filter((file) => file.endsWith('.json') && !file.endsWith('package.json'));
  for (const file of texts) await cp(file, path.join(out, path.relative(path.join(ROOT, 'libs'), file)));
}
