/**
 * Stands in the shell for the federation runtime's parts that read manifests and preload what they name: the registry
 * says all that they would. Nothing of the site calls `preloadRemote`, which would need them.
 */
export class SnapshotHandler {
  /** Each plugin is offered to them. */
  readonly hooks = { applyPlugin: (): void => undefined };
  /** Asked to forget remotes that are registered anew. */
  readonly manifestCache = new Map<string, unknown>();
}

export function getGlobalRemoteInfo(): { hostGlobalSnapshot: undefined } {
  return { hostGlobalSnapshot: undefined };
}

function isMissing(): never {
  throw new Error('This site preloads without the federation runtime');
}

export {
  isMissing as defaultPreloadArgs,
  isMissing as formatPreloadArgs,
  isMissing as normalizePreloadExposes,
  isMissing as preloadAssets,
};
