import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deployCheckout } from '../deploy';
import { ROOT } from '../paths';
import { bundlePrograms, INSTALLED } from './bundle-server';
import { copySchema } from './copy-schema';
import { clearPackage, NAME, OPERATOR_FILES, PACKAGE_FILES } from './package-files';
import { productionPackages, type LockedPackages } from './production-lock';

interface Manifest {
  name?: string;
  version?: string;
  engines?: Record<string, string>;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/**
 * Builds a package in `folder`: bundled programs, the schema, the built site, and the npm manifests. Replaces an
 * existing package and keeps the operator's files.
 * @throws Error if the folder has other content
 */
export async function makePackage(folder: string): Promise<void> {
  await clearPackage(folder);
  await bundlePrograms(folder);
  await copySchema(path.join(ROOT, 'backend/schema'), path.join(folder, 'schema'), new Date());
  const swagger = path.dirname(require.resolve('@fastify/swagger-ui/package.json'));
  await mkdir(path.join(folder, 'swagger-ui'));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    await cp(path.join(swagger, 'static', name), path.join(folder, 'swagger-ui', name));
  }
  await cp(path.join(ROOT, 'backend/src/pdf/fonts'), path.join(folder, 'fonts'), { recursive: true });
  for (const name of OPERATOR_FILES) await cp(path.join(__dirname, name), path.join(folder, name));
  await deployCheckout({ siteDir: path.join(folder, 'site'), by: 'npm run package' });
  await writeManifests(folder);
}

/** Writes the manifests for `npm ci --omit=dev`, with the versions of the workspace's lock file. */
async function writeManifests(folder: string): Promise<void> {
  const { version, engines } = await readJson<Manifest>(path.join(ROOT, 'package.json'));
  const lock = await readJson<{ packages: LockedPackages }>(path.join(ROOT, 'package-lock.json'));
  const packages = productionPackages(lock.packages, 'backend', INSTALLED);
  const dependencies = Object.fromEntries(INSTALLED.map((name) => [name, packages[`node_modules/${name}`]!.version!]));
  const scripts = {
    start: 'node server.js',
    admin: 'node admin.js',
    backup: 'node backup.js backup',
    restore: 'node backup.js restore',
    keys: 'node keys.js',
  };
  const write = (name: string, content: object) =>
    writeFile(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  await write('package.json', {
    name: NAME,
    version,
    private: true,
    files: PACKAGE_FILES,
    engines,
    scripts,
    dependencies,
  });
  await write('package-lock.json', {
    name: NAME,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name: NAME, version, dependencies, engines }, ...packages },
  });
  // As in the workspace: packages run no install scripts.
  await writeFile(path.join(folder, '.npmrc'), 'fund=false\naudit=false\nignore-scripts=true\n');
}
