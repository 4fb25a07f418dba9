import { CONTRACT, type RemoteEntry } from '@arbora/registry';
import type { RemoteDefinition } from '@arbora/remote';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { networkPlugin } from './network-plugin';

/** A remote's code could not be had; the cause is the federation runtime's. */
export class RemoteUnavailable extends Error {
  /** Chooses the text that people read. */
  readonly code = 'unavailable';

  constructor(
    readonly remote: string,
    cause?: unknown,
  ) {
    super(`Remote ${remote} is not available`, { cause });
  }
}

function federationName(remote: string): string {
  return remote.replaceAll('-', '_');
}

function register(remotes: readonly RemoteEntry[], query = ''): void {
  registerRemotes(
    remotes.map((remote) => ({ name: federationName(remote.name), entry: `${remote.base}${remote.entry}${query}` })),
    { force: query !== '' },
  );
}

/** Tells the runtime which remotes there are. Call once, before the first `loadDefinition`. */
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

/** The remote's definition; loaded once. After a failure the next call asks the network anew. @throws RemoteUnavailable */
export function loadDefinition(entry: RemoteEntry): Promise<RemoteDefinition> {
  const known = loaded.get(entry.name);
  if (known) return known;
  const job = load(entry);
  loaded.set(entry.name, job);
  job.catch(() => {
    loaded.delete(entry.name);
    // The runtime remembers failed addresses: a changed query makes it ask again.
    register([entry], `?retry=${Date.now()}`);
  });
  return job;
}
