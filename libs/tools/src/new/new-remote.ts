import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@arbora/domain';

/** Dependencies of a new remote; its pages may add others. */
const LIBRARIES = ['domain', 'i18n', 'query', 'remote', 'router', 'routes', 'ui'];
const NAME = /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Returns the text namespace of a remote: `tour` of `mf-tour`. */
export function namespaceOf(remote: string): string {
  return remote.slice('mf-'.length);
}

function packageOf(name: string, root: string): object {
  const ui = JSON.parse(readFileSync(path.join(root, 'libs/ui/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const { react, 'react-dom': reactDom } = ui.dependencies;
  return {
    name: `@arbora/${name}`,
    version: '0.0.0',
    private: true,
    dependencies: {
      ...Object.fromEntries(LIBRARIES.map((library) => [`@arbora/${library}`, '*'])),
      react,
      'react-dom': reactDom,
    },
    sideEffects: ['**/*.css', '**/*.svg'],
  };
}

function filesOf(name: string, root: string): Record<string, string> {
  const namespace = namespaceOf(name);
  const key = /^\w+$/.test(namespace) ? namespace : `'${namespace}'`;
  return {
    'package.json': json(packageOf(name, root)),
    'project.json': json({ name, targets: { build: {}, lint: {}, test: {}, typecheck: {} } }),
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "include": ["src", "webpack.config.ts", "../.config/globals.d.ts"],
  "compilerOptions": {
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "types": ["node", "jest"]
  }
}
`,
    'webpack.config.ts': `import { remoteConfiguration, type Mode } from '@arbora/build';

export default (mode?: Mode) => remoteConfiguration('${name}', mode);
`,
    'src/remote.ts': `import { defineRemote } from '@arbora/remote';

export default defineRemote({
  name: '${name}',
  texts: {
${LOCALES.map((locale) => `    ${locale}: () => import('./locales/${locale}.json'),`).join('\n')}
  },
  routes: [],
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

/**
 * Generates a remote without pages below `root`.
 * @throws Error for an invalid or existing name
 */
export async function newRemote(name: string, root: string): Promise<void> {
  if (!NAME.test(name)) throw new Error(`A remote is called mf- and small letters, as mf-tour: not ${name}`);
  const dir = path.join(root, name);
  if (existsSync(path.join(dir, 'package.json'))) throw new Error(`${name} exists already`);
  for (const [file, text] of Object.entries(filesOf(name, root))) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
}
