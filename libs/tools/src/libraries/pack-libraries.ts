import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PUBLISHED, sharedDeclarations } from '@arbora/build/declarations';
import { libraryFolder, ROOT } from '@arbora/build/paths';
import { NOT_OF_LIBRARY } from '@arbora/build/source-hash';
import { run, type Write } from '../processes/nx';
import { packedManifest, TYPES } from './packed-manifest';
import { archiveOf, manifestOf, PUBLISHED_LIBRARIES, publishedVersion } from './published';
import { writeTypes } from './write-types';

/** What packages contain besides `src`, where a library has it. */
const OTHERS = ['bin', 'extract', 'jest-preset.cjs', 'README.md'];
const CHANGELOG = 'CHANGELOG.md';

async function copyIfPresent(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !NOT_OF_LIBRARY.test(file) }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
}

/** Writes the files of a library's package to `folder`. */
async function writePackage(library: string, folder: string, types: string, engines: unknown): Promise<void> {
  const from = libraryFolder(library);
  for (const name of ['src', ...OTHERS]) await copyIfPresent(path.join(from, name), path.join(folder, name));
  await cp(path.join(types, library, 'src'), path.join(folder, TYPES), { recursive: true });
  await cp(path.join(ROOT, CHANGELOG), path.join(folder, CHANGELOG));
  const manifest = packedManifest(manifestOf(library), engines);
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Packs the libraries that remotes are built from, with their types and the changelog, as archives for `npm install` or
 * `npm publish`. Returns the version.
 */
export async function packLibraries(folder: string, write?: Write): Promise<string> {
  const version = publishedVersion();
  const { engines } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { engines: unknown };
  const work = await mkdtemp(path.join(os.tmpdir(), 'arbora-libraries-'));
  try {
    const types = path.join(work, TYPES);
    await writeTypes(PUBLISHED_LIBRARIES, types, write);
    await mkdir(folder, { recursive: true });
    for (const library of PUBLISHED_LIBRARIES) {
      await rm(path.join(folder, archiveOf(library, version)), { force: true });
      await writePackage(library, path.join(work, library), types, engines);
    }
    await writeFile(path.join(work, 'build', PUBLISHED), JSON.stringify(await sharedDeclarations()));
    const packages = PUBLISHED_LIBRARIES.map((library) => path.join(work, library));
    const args = ['pack', '--silent', '--pack-destination', folder, ...packages];
    if ((await run('npm', args, {}, write)) !== 0) throw new Error('npm pack failed; the reason is above.');
    return version;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
