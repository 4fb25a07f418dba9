import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Timeout for scripts of remotes. */
const TIMEOUT_MS = 12_000;

/** Adds timeouts to the federation runtime. A remote that fails to load rejects only for its caller. */
export const networkPlugin: ModuleFederationRuntimePlugin = {
  name: 'arbora-network',
  createScript: () => ({ timeout: TIMEOUT_MS }),
  errorLoadRemote({ id, error }) {
    console.error(`Remote ${id} did not load`, error);
  },
};
