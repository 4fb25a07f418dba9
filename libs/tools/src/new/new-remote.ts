import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { libraryFolder } from '@arbora/build/paths';
import { LOCALES } from '@arbora/domain';

/** Dependencies of a new remote; its pages may add others. */
const LIBRARIES = ['domain', 'i18n', 'query', 'remote', 'router', 'routes', 'ui'];
/** The folder of a remote with its back office. */
export const OFFICE = 'office';
const NAME = /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Returns a JSON file's text. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Returns the text namespace of a remote: `tour` of `mf-tour`. */
export function namespaceOf(remote: string): string {
  return remote.slice('mf-'.length);
}

function packageOf(name: string, libraries: readonly string[]): object {
  const ui = JSON.parse(readFileSync(path.join(libraryFolder('ui'), 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const { react, 'react-dom': reactDom } = ui.dependencies;
  return {
    name: `@arbora/${name}`,
    version: '0.0.0',
    private: true,
    dependencies: {
      ...Object.fromEntries(libraries.map((library) => [`@arbora/${library}`, '*'])),
      react,
      'react-dom': reactDom,
    },
    sideEffects: ['**/*.css', '**/*.svg'],
  };
}

function filesOf(name: string, isOffice: boolean): Record<string, string> {
  const namespace = namespaceOf(name);
  const up = isOffice ? '../..' : '..';
  const libraries = isOffice ? ['domain', 'i18n', OFFICE, 'remote', 'routes', 'ui'] : LIBRARIES;
  const key = /^\w+$/.test(namespace) ? namespace : `'${namespace}'`;
  return {
    'package.json': json(packageOf(name, libraries)),
    'project.json': json({ name, targets: { build: {}, lint: {}, test: {}, typecheck: {} } }),
    'tsconfig.json': `{
  "extends": "${up}/tsconfig.base.json",
  "include": ["src", "webpack.config.ts", "${up}/.config/globals.d.ts"],
  "compilerOptions": {
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "types": ["node", "jest"]
  }
}
`,
    'webpack.config.ts': `import { remoteConfiguration, type Mode } from '@arbora/build';

export default (mode?: Mode) => remoteConfiguration('${name}', mode);
`,
    'src/remote.ts': `${isOffice ? "import { officeTexts } from '@arbora/office/definition';\n" : ''}import { defineRemote } from '@arbora/remote';

export default defineRemote({
  name: '${name}',
  texts: {
${LOCALES.map((locale) => `    ${locale}: () => import('./locales/${locale}.json'),`).join('\n')}
  },
${isOffice ? '  commonTexts: [officeTexts],\n' : ''}  routes: [],
});
`,
    'src/locales/namespace.ts': `import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    ${key}: typeof cs;
  }
}
`,
    ...Object.fromEntries(LOCALES.map((locale) => [`src/locales/${locale}.json`, '{}\n'])),
  };
}

/** Writes files below a folder, by path. */
export async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
}

/**
 * Generates a remote without pages below `root`.
 * @throws Error for an invalid or existing name
 */
export async function newRemote(name: string, root: string): Promise<void> {
  if (!NAME.test(name)) throw new Error(`A remote is called mf- and small letters, as mf-tour: not ${name}`);
  const dir = path.join(root, name);
  if (existsSync(path.join(dir, 'package.json'))) throw new Error(`${name} exists already`);
  await writeFiles(dir, filesOf(name, false));
}

/** Generates the back office of a remote below `root`, without pages, unless it has one. Returns whether it did. */
export async function newOffice(remote: string, root: string): Promise<boolean> {
  const dir = path.join(root, remote, OFFICE);
  if (existsSync(path.join(dir, 'package.json'))) return false;
  await writeFiles(dir, filesOf(`${remote}-${OFFICE}`, true));
  return true;
}
