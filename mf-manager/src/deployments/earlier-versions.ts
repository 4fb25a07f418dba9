import type { LoggedDeployment } from '@arbora/domain';
import { deploymentsOf } from '../site-deployments/package-deployments';

/** An earlier version of a package, with its latest deployment. */
export interface EarlierVersion {
  version: string;
  at: string;
  by: string;
}

/** The earlier versions of a package that the log knows, the latest first. */
export function earlierVersions(
  name: string,
  present: string,
  history: readonly LoggedDeployment[],
): readonly EarlierVersion[] {
  const versions = new Map<string, EarlierVersion>();
  for (const { at, by, to: version } of deploymentsOf(name, history)) {
    if (version !== null && version !== present && !versions.has(version)) versions.set(version, { version, at, by });
  }
  return [...versions.values()];
}
