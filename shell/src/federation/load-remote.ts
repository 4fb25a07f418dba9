import { CONTRACT, type RemoteEntry } from '@arbora/registry';
import type { RemoteDefinition } from '@arbora/remote';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Timeout for scripts of remotes. */
const TIMEOUT_MS = 12_000;

/** Hashes of the entries, by absolute address, as the runtime loads them. */
const hashes = new Map<string, string>();

/**
 * Adds timeouts and the integrity of entries to the federation runtime. A remote that fails to load rejects only for its
 * caller.
 */
const networkPlugin: ModuleFederationRuntimePlugin = {
  name: 'arbora-network',
  createScript({ url }) {
    const script = Object.assign(document.createElement('script'), { src: url, integrity: hashes.get(url) ?? '' });
    return { script, timeout: TIMEOUT_MS };
  },
  errorLoadRemote({ id, error }) {
    console.error(`Remote ${id} did not load`, error);
  },
};

/** The code of a remote could not be loaded; `cause` is the error of the federation runtime. */
export class RemoteUnavailable extends Error {
  /** Error code that selects the localized text. */
  readonly code = 'unavailable';

  constructor(
    readonly remote: string,
    cause?: unknown,
  ) {
    super(`Remote ${remote} is not available`, { cause });
  }
}

/** Whether an error means that a remote, or a file of one, did not load. */
export function isFailedLoad(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return error instanceof RemoteUnavailable || name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

function federationName(remote: string): string {
  return remote.replaceAll('-', '_');
}

function register(remotes: readonly RemoteEntry[], query = ''): void {
  const entries = remotes.map(({ name, base, entry, integrity }) => {
    const address = `${base}${entry}${query}`;
    if (integrity?.[entry]) hashes.set(new URL(address, location.href).href, integrity[entry]);
    return { name: federationName(name), entry: address };
  });
  registerRemotes(entries, { force: query !== '' });
}

/** Registers the remotes with the runtime. Call once, before the first `loadDefinition`. */
export function startFederation(remotes: readonly RemoteEntry[]): void {
  registerPlugins([networkPlugin]);
  register(remotes);
}

const loaded = new Map<string, Promise<RemoteDefinition>>();

async function load(entry: RemoteEntry): Promise<RemoteDefinition> {
  if (entry.contract !== CONTRACT) throw new RemoteUnavailable(entry.name, new Error(`Contract ${entry.contract}`));
  const module = await loadRemote<{ default: RemoteDefinition }>(`${federationName(entry.name)}/remote`).catch(
    (error: unknown) => {
      throw new RemoteUnavailable(entry.name, error);
    },
  );
  if (!module) throw new RemoteUnavailable(entry.name);
  return module.default;
}

/** Loads the definition of a remote, once. After a failure the next call retries. @throws RemoteUnavailable */
export function loadDefinition(entry: RemoteEntry): Promise<RemoteDefinition> {
  const existing = loaded.get(entry.name);
  if (existing) return existing;
  const job = load(entry);
  loaded.set(entry.name, job);
  job.catch(() => {
    loaded.delete(entry.name);
    // The runtime caches failures by URL: a changed query forces a new request.
    register([entry], `?retry=${Date.now()}`);
  });
  return job;
}
