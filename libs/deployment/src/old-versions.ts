import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from './deployment-log';
import { abandonedCopies, isVersion, versionsDir } from './publish';
import { versionsOf } from './versions-of';

/** Number of versions to keep per package, for going back. */
const KEPT_VERSIONS = 5;
/** Open pages load from the version that was in use when they were opened. */
export const KEPT_MS = 7 * 86_400_000;
/** An incomplete copy may belong to a deployment that is still running. */
export const UNFINISHED_MS = 3_600_000;

/** Returns the versions of a package to keep: the latest ones, and those in use during the last seven days. */
export function keptVersions(name: string, log: readonly Deployment[], now: number): ReadonlySet<string> {
  const uses = log.flatMap(({ registry }, index) => {
    const version = versionsOf(registry).get(name);
    const replaced = log[index + 1];
    return version === undefined ? [] : [{ version, until: replaced ? Date.parse(replaced.at) : now }];
  });
  const latest = [...new Set(uses.map(({ version }) => version).reverse())].slice(0, KEPT_VERSIONS);
  const recent = uses.filter(({ until }) => now - until < KEPT_MS).map(({ version }) => version);
  // A canary is not in the registry's versions.
  const canary = log.at(-1)?.canaries[name]?.version;
  return new Set([...latest, ...recent, ...(canary === undefined ? [] : [canary])]);
}

/** Deletes versions of the packages that are no longer needed, and copies that killed deployments left. */
export async function dropOldVersions(
  siteDir: string,
  names: readonly string[],
  log: readonly Deployment[],
  now = Date.now(),
): Promise<void> {
  for (const name of names) {
    const dir = versionsDir(siteDir, name);
    const folders = await readdir(dir).catch(() => []);
    const kept = keptVersions(name, log, now);
    const others = folders.filter((folder) => !kept.has(folder));
    const ages = await Promise.all(others.map(async (folder) => now - (await stat(path.join(dir, folder))).ctimeMs));
    // A version that was not deployed may be tried out.
    const old = others.filter((folder, index) => ages[index]! > (isVersion(folder) ? KEPT_MS : UNFINISHED_MS));
    await Promise.all(
      [...old, ...abandonedCopies(folders)].map((folder) =>
        rm(path.join(dir, folder), { recursive: true, force: true }),
      ),
    );
  }
}
