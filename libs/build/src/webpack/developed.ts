import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { scriptRule } from './rules';
import { SERVER_FILE, serverConfiguration } from './server';

/** Where a package under development stands: `dir` is the folder that is served as `base`. */
export interface DevelopedPlace {
  dir: string;
  base: string;
}

/**
 * Each build replaces its own components; all do so by the renderer of the shell's React. For the shell this stands before
 * React, and lets the others find the renderer.
 */
const REFRESH_ENTRIES = [
  path.join(__dirname, '../development/react-renderers.ts'),
  require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js'),
];

/** A browser build whose components are replaced in open pages, with their state. */
export function refreshedConfiguration(configuration: Configuration, { dir, base }: DevelopedPlace): Configuration {
  const [, ...otherRules] = configuration.module?.rules ?? [];
  return {
    ...configuration,
    output: { ...configuration.output, path: dir, publicPath: base, clean: false },
    module: { ...configuration.module, rules: [scriptRule({ refresh: true }), ...otherRules] },
    plugins: [
      ...(configuration.plugins ?? []),
      ...REFRESH_ENTRIES.map((entry) => new webpack.EntryPlugin(dir, entry, {})),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    cache: { type: 'memory' },
  };
}

/** The server build of a package that is built anew at each change. */
export function developedServer(name: string, { dir }: DevelopedPlace): Configuration {
  const configuration = serverConfiguration(name);
  return {
    ...configuration,
    output: { ...configuration.output, path: path.join(dir, path.dirname(SERVER_FILE)), clean: false },
    cache: { type: 'memory' },
    // No socket, no hot updates: a page is rendered by a worker that loads the whole file.
    // @ts-expect-error -- webpack's own type admits it, that of the development server does not.
    devServer: false,
  };
}
