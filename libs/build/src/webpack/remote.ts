import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfiguration, type Mode } from './base';
import { withAntdStyles } from './antd-styles';
import { sharedModulesOf } from './shared';

/** The browser build of a remote: exposes `src/remote.ts` and uses the shell's shared modules and runtime. */
export function remoteConfiguration(name: string, mode: Mode = 'production'): Configuration {
  const base = withAntdStyles(baseConfiguration(name, mode));
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': './src/remote.ts' },
        shared: sharedModulesOf(name),
        shareStrategy: 'loaded-first',
        // The registry replaces the manifest: it has the entry's name and the files to preload.
        manifest: false,
        dts: false,
        experiments: {
          asyncStartup: true,
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}
