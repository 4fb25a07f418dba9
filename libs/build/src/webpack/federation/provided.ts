import type { createInstance, ModuleFederation } from '@module-federation/runtime';

type Options = Parameters<typeof createInstance>[0];

/** The part of the bundler's federation runtime that both sides name. */
export interface FederationRuntime {
  runtime: {
    createInstance: (options: Options) => ModuleFederation;
    getInstance: (isIt: (instance: ModuleFederation) => boolean) => ModuleFederation | null;
  };
  bundlerRuntime: object;
}

/** Where the shell leaves the federation runtime for the remotes, which bring none. */
export const provided = globalThis as typeof globalThis & { arboraFederation?: FederationRuntime };
