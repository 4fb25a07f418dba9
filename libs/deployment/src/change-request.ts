import type { ChangeAnswer, ChangeOfVersions, SiteInfo } from '@arbora/domain';
import type { BuildFile } from './build-files';
import type { ChangedSite } from './change-site';
import { siteInfo } from './site-info';
import {
  deploy,
  endCanary,
  pin,
  publishAll,
  remove,
  rollBack,
  startCanary,
  unpin,
  type Builds,
  type Target,
} from './deploy';

/** A build whose files were sent before. */
export interface SentBuild {
  name: string;
  files: BuildFile[];
}

/** Body of `POST /api/deployments`. */
export type ChangeRequest = (ChangeOfVersions | { action: 'deploy'; builds: readonly SentBuild[] }) & {
  reason: string | null;
};

/** Carries out a change of a site's folder. @throws DeploymentRefused */
export function changeVersions(change: ChangeOfVersions, target: Target): Promise<ChangedSite> {
  switch (change.action) {
    case 'rollback':
      return rollBack(change.name, change.version, target);
    case 'pin':
      return pin(change.name, change.version, target);
    case 'canary':
      return startCanary(change, target);
    case 'end-canary':
      return endCanary(change.name, target);
    case 'unpin':
      return unpin(change.name, target);
    case 'remove':
      return remove(change.names, target);
  }
}

/** A site that builds are deployed to: a folder, or a running site over HTTPS. */
export interface DeployableSite {
  /** Sends builds without deploying them, so that they can be tried out; returns their versions by package. */
  publish(builds: Builds): Promise<Readonly<Record<string, string>>>;
  deploy(builds: Builds, reason: string | null): Promise<ChangeAnswer>;
  change(change: ChangeOfVersions, reason: string | null): Promise<ChangeAnswer>;
  /** Its packages and its log. */
  info(): Promise<SiteInfo>;
}

/** The site in a folder, or the one that the folder is a copy of. */
export function siteInFolder({ siteDir, replica, key }: Pick<Target, 'siteDir' | 'replica' | 'key'>): DeployableSite {
  const answer = ({ registry, changes }: ChangedSite): ChangeAnswer => ({ build: registry.build, changes });
  return {
    async publish(builds) {
      const versions = await publishAll(builds, siteDir);
      await replica?.publish(versions);
      return Object.fromEntries(versions);
    },
    deploy: async (builds, reason) => answer(await deploy(builds, { siteDir, replica, key, reason })),
    change: async (change, reason) => answer(await changeVersions(change, { siteDir, replica, key, reason })),
    async info() {
      await replica?.pull();
      return siteInfo(siteDir);
    },
  };
}
