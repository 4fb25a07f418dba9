import type { LoggedDeployment, VersionChange } from '@arbora/domain';

/** A deployment that changed the version of one package. */
export type PackageDeployment = Omit<LoggedDeployment, 'changes' | 'action'> & Omit<VersionChange, 'name'>;

/** The deployments of a package that the log knows, the latest first. */
export function deploymentsOf(name: string, history: readonly LoggedDeployment[]): PackageDeployment[] {
  return history.flatMap(({ number, at, by, reason, changes }) => {
    const change = changes.find((one) => one.name === name);
    return change ? [{ number, at, by, reason, from: change.from, to: change.to }] : [];
  });
}
