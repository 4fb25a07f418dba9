import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { provided } from './provided';

const shell = provided.arboraFederation;
if (!shell) throw new Error('A remote needs the shell to be there before it');
const { createInstance, getInstance } = shell.runtime;

/** Stands in a remote for the bundler's federation runtime, with the shell's: 5 kB of brotli less in each remote. */
export default {
  ...shell,
  runtime: {
    ...shell.runtime,
    // The shell's own finds the shell's instance, by the build it is part of.
    init(options: Parameters<typeof createInstance>[0]) {
      const known = getInstance(({ name }) => name === options.name);
      known?.initOptions(options as Parameters<typeof known.initOptions>[0]);
      return known ?? createInstance(options);
    },
  },
  // A build that exposes nothing, as the shell's, has no part for those that do.
  bundlerRuntime: { ...shell.bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
};
