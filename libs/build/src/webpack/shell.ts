import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { ROOT } from '../paths';
import { baseConfiguration, type Mode } from './base';
import { sharedModules } from './shared';

const RUNTIME_CORE = path.join(ROOT, 'node_modules/@module-federation/runtime-core/dist');
const SDK = path.join(ROOT, 'node_modules/@module-federation/sdk/dist');
const WITHOUT_DEBUGGING = path.join(__dirname, 'federation/without-debugging.ts');
const WITHOUT_MANIFESTS = path.join(__dirname, 'federation/without-manifests.ts');
const WITHOUT_RANGES = path.join(__dirname, 'federation/without-ranges.ts');

/** The browser build of the host: knows no remote by name, brings the shared modules and the federation runtime. */
export function shellConfiguration(name: string, mode: Mode = 'production'): Configuration {
  const base = baseConfiguration(name, mode);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        [path.join(RUNTIME_CORE, 'plugins/snapshot/SnapshotHandler.js')]: WITHOUT_MANIFESTS,
        [path.join(RUNTIME_CORE, 'utils/preload.js')]: WITHOUT_MANIFESTS,
        [path.join(SDK, 'env.js')]: WITHOUT_DEBUGGING,
        [path.join(RUNTIME_CORE, 'utils/semver/index.js')]: WITHOUT_RANGES,
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
        runtimePlugins: [path.join(__dirname, 'federation/provide.ts')],
        experiments: {
          asyncStartup: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}
