import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SHELL } from '@arbora/deployment';
import { folderOf, STATE_DIR } from '../paths';
import { baseConfiguration, type Mode } from './base';
import { CONFIGURATION_FILES } from './rules';

/** Source of a replacement for the shell's `load-remote.ts` that imports the remotes statically. */
export function oneBundleRemotes(names: readonly string[]): string {
  const imports = names.map((name, index) => {
    const file = path.join(folderOf(name), 'src/remote').replaceAll('\\', '/');
    return `import remote${index} from '${file}';`;
  });
  return `${imports.join('\n')}
const remotes = [${names.map((_name, index) => `remote${index}`).join(', ')}];
export function startFederation() {}
export async function loadDefinition(entry) {
  const found = remotes.find((remote) => remote.name === entry.name);
  if (!found) throw new Error(entry.name + ' is not part of this build');
  return found;
}
`;
}

/**
 * The same application without federation, as a baseline: shell and remotes in one webpack build in `dir`, pages still
 * lazy chunks. `remotesModule` is a file with the result of `oneBundleRemotes`.
 */
export function oneBundleConfiguration(dir: string, remotesModule: string, mode: Mode = 'production'): Configuration {
  const base = baseConfiguration(SHELL, mode);
  return {
    ...base,
    name: 'one-bundle',
    entry: { main: './src/main.tsx' },
    output: { ...base.output, path: dir, uniqueName: 'one-bundle' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/load-remote$/, remotesModule),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(STATE_DIR, 'cache/webpack'),
      name: `one-bundle-${mode}`,
      buildDependencies: { config: CONFIGURATION_FILES },
    },
  };
}
