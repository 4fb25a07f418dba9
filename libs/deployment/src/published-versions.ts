import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedVersion } from '@arbora/domain';
import type { Registry, RemoteEntry } from '@arbora/registry';
import { readRemote, registryWith } from './compose-registry';
import { DESCRIPTION, SHELL } from './description';
import { isVersion, versionsDir } from './publish';

/** Returns the versions of all remotes that are on the disk, the newest first. */
export async function publishedVersions(siteDir: string): Promise<PublishedVersion[]> {
  const names = (await readdir(path.join(siteDir, 'remotes')).catch(() => [])).filter((name) => name !== SHELL);
  const versions = await Promise.all(
    names.map(async (name) => {
      const dir = versionsDir(siteDir, name);
      const folders = (await readdir(dir).catch(() => [])).filter(isVersion);
      return Promise.all(
        folders.map(async (version) => {
          // Deleted at this moment by a deployment.
          const folder = await stat(path.join(dir, version, DESCRIPTION)).catch(() => null);
          return folder && { name, version, at: folder.mtime.toISOString() };
        }),
      );
    }),
  );
  const found = versions.flat().filter((one) => one !== null);
  return found.sort((one, other) => (one.at < other.at ? 1 : -1));
}

/**
 * Returns the entry of a published version of a remote that the site could have.
 * @throws DeploymentRefused if the site would not fit together, or the version is not published
 */
export async function fittingEntry(
  siteDir: string,
  registry: Registry,
  { name, version }: Pick<PublishedVersion, 'name' | 'version'>,
): Promise<RemoteEntry> {
  await registryWith(siteDir, registry, new Map([[name, version]]));
  return (await readRemote(siteDir, name, version)).entry;
}
