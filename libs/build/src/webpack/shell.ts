import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfiguration, type Mode } from './base';
import { sharedModules } from './shared';

/** The browser build of the host: knows no remote by name, brings the shared modules and the federation runtime. */
export function shellConfiguration(name: string, mode: Mode = 'production'): Configuration {
  const base = baseConfiguration(name, mode);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
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
