import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { packLibraries } from '../libraries/pack-libraries';
import { archiveOf, PUBLISHED_LIBRARIES } from '../libraries/published';
import { run, type Write } from '../processes/nx';
import { newPage } from './new-page';
import { json, newRemote, writeFiles } from './new-remote';
import { repositoryReadme } from './repository-readme';

/** The folder of the packed libraries in a repository. */
const PACKAGES = 'packages';

/** Packages of the workspace with the types and the compiler that a remote needs. */
const TOOLS = ['@types/jest', '@types/node', '@types/react', '@types/react-dom'];
const COMPILER = 'typescript-7';

interface Manifest {
  engines: object;
  overrides: object;
  devDependencies: Record<string, string>;
}

function manifestOf(name: string, version: string): object {
  const root = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const libraries = PUBLISHED_LIBRARIES.map((library) => [
    `@arbora/${library}`,
    `file:${PACKAGES}/${archiveOf(library, version)}`,
  ]);
  return {
    name: `${name}-repository`,
    private: true,
    engines: root.engines,
    workspaces: ['mf-*', 'mf-*/office'],
    scripts: {
      dev: 'arbora dev',
      build: 'arbora build',
      test: 'jest',
      typecheck: `tsc -p ${name}`,
      deploy: 'arbora deploy',
    },
    jest: { preset: '@arbora/testing' },
    devDependencies: {
      ...Object.fromEntries(libraries),
      ...Object.fromEntries(TOOLS.map((tool) => [tool, root.devDependencies[tool]])),
      typescript: root.devDependencies[COMPILER]!.replace('npm:typescript@', ''),
    },
    overrides: root.overrides,
  };
}

/**
 * Generates a repository of its own for a new remote with a first page, and installs it: with the packed libraries of
 * this workspace, and no other part of it.
 * @throws Error for an invalid name, or a folder that is not empty
 */
export async function newRepository(name: string, folder: string, write?: Write): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  await newRemote(name, folder);
  // It describes a package of the workspace to Nx.
  await rm(path.join(folder, name, 'project.json'));
  const version = await packLibraries(path.join(folder, PACKAGES), write);
  await writeFiles(folder, {
    'package.json': json(manifestOf(name, version)),
    'README.md': repositoryReadme(name, version),
    '.gitignore': 'node_modules/\ndist/\n.arbora/\n',
    [`${name}/src/routes.ts`]: "import { pageRoute } from '@arbora/routes';\n\n",
  });
  await mkdir(path.join(folder, '.config'));
  for (const file of ['.npmrc', 'tsconfig.base.json', '.config/globals.d.ts']) {
    await cp(path.join(ROOT, file), path.join(folder, file));
  }
  const namespace = name.slice('mf-'.length);
  const title = namespace.charAt(0).toUpperCase() + namespace.slice(1).replaceAll('-', ' ');
  // An address that no other remote has.
  await newPage({ remote: name, pattern: `/${name}`, titles: { cs: title, en: title, pl: title } }, folder);
  const install = ['install', '--no-audit', '--no-fund', '--prefix', folder];
  if ((await run('npm', install, {}, write)) !== 0) throw new Error('npm install failed; the reason is above.');
}
