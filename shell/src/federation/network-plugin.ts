import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** A script that has not come by then counts as missing. */
const TIMEOUT_MS = 12_000;

/** Bounds what the federation runtime waits for. A remote that fails does so for its caller only. */
export const networkPlugin: ModuleFederationRuntimePlugin = {
  name: 'arbora-network',
  createScript: () => ({ timeout: TIMEOUT_MS }),
  errorLoadRemote({ id, error }) {
    console.error(`Remote ${id} did not load`, error);
  },
};
