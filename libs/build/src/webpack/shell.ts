import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import path from 'node:path';
import { baseConfiguration, type Mode } from './base';
import { sharedModules } from './shared';

const RUNTIME_PROVIDER = require.resolve('@module-federation/inject-external-runtime-core-plugin');

/** The browser build of the shell: names no remote, provides the shared modules and the federation runtime. */
export function shellConfiguration(name: string, mode: Mode = 'production'): Configuration {
  const base = baseConfiguration(name, mode);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        // The federation plugin refers to this package's CommonJS build, which would add a second runtime.
        [RUNTIME_PROVIDER]: path.join(path.dirname(RUNTIME_PROVIDER), 'index.js'),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedModules('shell'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          asyncStartup: true,
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}
