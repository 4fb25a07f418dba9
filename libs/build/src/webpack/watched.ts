import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { shortSyntaxErrors } from '../development/short-syntax-errors';
import { scriptRule } from './rules';
import { SERVER_FILE, serverConfiguration } from './server';

/** Location of a package in development: `dir` is served as `base`. */
export interface WatchTarget {
  dir: string;
  base: string;
}

/**
 * Each build replaces its own components through the renderer of the shell's React. In the shell this must precede
 * React, so that other builds find the renderer.
 */
const REFRESH_ENTRIES = [
  path.join(__dirname, '../development/react-renderers.ts'),
  require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js'),
];

const REFRESH_PAGES = path.join(__dirname, '../development/refresh-pages.ts');

/** Accelerators of `ws`, which it looks for when it starts and does without. */
const OPTIONAL_PACKAGES = { bufferutil: 'commonjs bufferutil', 'utf-8-validate': 'commonjs utf-8-validate' };

/** Browser configuration with React Refresh. */
export function refreshedConfiguration(configuration: Configuration, { dir, base }: WatchTarget): Configuration {
  const [, ...otherRules] = configuration.module?.rules ?? [];
  return {
    ...configuration,
    output: { ...configuration.output, path: dir, publicPath: base, clean: false },
    module: { ...configuration.module, rules: [scriptRule({ refresh: true }), ...otherRules] },
    plugins: [
      ...(configuration.plugins ?? []),
      ...REFRESH_ENTRIES.map((entry) => new webpack.EntryPlugin(dir, entry, {})),
      // Precedes the plugin, whose own provider of the name is then ignored.
      new webpack.ProvidePlugin({ __react_refresh_utils__: REFRESH_PAGES }),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, REFRESH_PAGES] }),
      shortSyntaxErrors,
    ],
    // Otherwise open pages would load the broken module with the next update, and reload.
    optimization: { ...configuration.optimization, emitOnErrors: false },
    cache: { type: 'memory' },
  };
}

/** Server configuration in watch mode. */
export function watchedServer(name: string, { dir }: WatchTarget): Configuration {
  const configuration = serverConfiguration(name);
  return {
    ...configuration,
    output: { ...configuration.output, path: path.join(dir, path.dirname(SERVER_FILE)), clean: false },
    plugins: [...(configuration.plugins ?? []), shortSyntaxErrors],
    externals: OPTIONAL_PACKAGES,
    cache: { type: 'memory' },
    devtool: false,
    // No dev server or hot updates: a page is rendered by a worker that loads the whole file.
    // @ts-expect-error -- allowed by webpack's own type, but not by the development server's.
    devServer: false,
  };
}
