import { fittingEntry } from '@arbora/deployment';
import type { TrialBuild } from '@arbora/domain';
import type { Registry, RemoteEntry } from '@arbora/registry';

/** The name under which a developer's computer serves the entry of a build; the real one changes with each build. */
const DEVELOPED_ENTRY = 'remoteEntry.js';

/** Without the files of the deployed build, and with pages that the browser renders. */
function developed({ server: _server, integrity: _integrity, ...remote }: RemoteEntry, address: string): RemoteEntry {
  return {
    ...remote,
    base: address,
    entry: DEVELOPED_ENTRY,
    version: 'local',
    preload: { scripts: [], styles: [] },
    pages: {},
    texts: { cs: [], en: [], pl: [] },
  };
}

/** The registry of a person who tries out these builds; the others have the deployed ones. */
export async function trialRegistry(
  siteDir: string,
  registry: Registry,
  builds: readonly TrialBuild[],
): Promise<Registry> {
  const remotes = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  for (const build of builds) {
    const present = remotes.get(build.name);
    if ('version' in build) remotes.set(build.name, await fittingEntry(siteDir, registry, build));
    else if (present) remotes.set(build.name, developed(present, build.address));
  }
  // The same build id: the page offers no reload to get the deployed one.
  return { ...registry, remotes: [...remotes.values()] };
}
