import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfiguration, type Mode } from './base';
import { withAntdStyles } from './antd-styles';
import { hasOffice, sharedModulesOf } from './shared';

/**
 * Files that an `import()` loads at most. Visitors load and prefetch single pages, whose code shall be in few files rather
 * than in many of a few kB; staff load most pages of the back office, and so the common parts once.
 */
const MOST_FILES_OF_IMPORT = 3;

/** The browser build of a remote: exposes `src/remote.ts` and uses the shell's shared modules and runtime. */
export function remoteConfiguration(name: string, mode: Mode = 'production'): Configuration {
  const base = withAntdStyles(baseConfiguration(name, mode));
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      ...(!hasOffice(name) && { splitChunks: { maxAsyncRequests: MOST_FILES_OF_IMPORT } }),
    },
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
