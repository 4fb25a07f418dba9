import path from 'node:path';
import type { Configuration } from 'webpack';
import { SHELL } from '@arbora/deployment';
import { folderOf, ROOT, STATE_DIR } from '../paths';
import { CONFIGURATION_FILES, classNameOptions, assetRule, scriptRule, serviceWorkerRule, textsRule } from './rules';

/** The server bundle, relative to the build's folder. */
export const SERVER_FILE = 'server/server.js';

/** Returns the entry of a server bundle: the shell has its own, a remote's wraps its definition. */
function entryOf(name: string): string {
  if (name === SHELL) return path.join(folderOf(SHELL), 'src/server/worker.ts');
  const definition = path.join(folderOf(name), 'src/remote.ts');
  const source = [
    `import { remoteServer } from '@arbora/remote/server';`,
    `import definition from ${JSON.stringify(definition)};`,
    `export default remoteServer(definition);`,
  ].join('\n');
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/**
 * The server build of a package: one self-contained CommonJS file with its own React, so that packages of different
 * versions can run in one process. Class names equal those of the browser build.
 */
export function serverConfiguration(name: string): Configuration {
  const dir = folderOf(name);
  return {
    name: `${name}-server`,
    mode: 'production',
    context: dir,
    target: 'node20',
    // Lines only: the bundle is not minified.
    devtool: 'hidden-nosources-cheap-module-source-map',
    entry: entryOf(name),
    output: {
      path: path.join(dir, 'dist', path.dirname(SERVER_FILE)),
      filename: path.basename(SERVER_FILE),
      library: { type: 'commonjs2' },
      uniqueName: `${name}-server`,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { 'react-router$': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs') },
    },
    module: {
      // Pages and texts are part of the single file.
      parser: { javascript: { dynamicImportMode: 'eager', createRequire: false } },
      rules: [
        scriptRule(),
        { ...serviceWorkerRule(), generator: { emit: false } },
        {
          test: /\.css$/,
          loader: 'css-loader',
          options: { modules: { ...classNameOptions(), exportOnlyLocals: true } },
        },
        { ...assetRule(), generator: { emit: false } },
        textsRule(),
      ],
    },
    // Readable stacks are worth more than bytes on a server.
    optimization: { minimize: false, moduleIds: 'deterministic' },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(STATE_DIR, 'cache/webpack'),
      name: `${name}-server`,
      buildDependencies: { config: CONFIGURATION_FILES },
    },
    node: { __filename: false, __dirname: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
